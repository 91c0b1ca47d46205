import { fold } from './words.ts';

/** What stands in place of the end of a word in its other forms; the first end that fits counts. */
type Endings = readonly (readonly [end: string, others: string])[];

/**
 * Number and gender in the Romance languages. Verbs are not conjugated. When any two letters could follow a stem, a third to a
 * half of the words found in Debian's word lists were unrelated: _nueve_ for _nuevo_, _cachot_ for _caché_ (docs/matching.md).
 */
const inflections = {
  fr: {
    plural: [
      ['eau', 'eaux'],
      ['al', 'als aux'],
      ['s', 's'],
      ['x', 'x'],
      ['', 's'],
    ],
    feminine: [
      ['é', 'ée ées'],
      ['e', 'e'],
      ['eux', 'euse euses'],
      ['x', 'x'],
      ['if', 'ive ives'],
      ['er', 'ère ères'],
      ['c', 'che ches que ques'],
      ['el', 'elle elles'],
      ['en', 'enne ennes'],
      ['on', 'onne onnes'],
      ['s', 'se ses sse sses'],
      ['', 'e es'],
    ],
    participle: /é$/,
  },
  es: {
    plural: [
      ['z', 'ces'],
      ['és', 'eses'],
      ['s', 's'],
      ['a', 'as'],
      ['e', 'es'],
      ['o', 'os'],
      ['', 's es'],
    ],
    feminine: [
      ['o', 'a as'],
      ['or', 'ora oras'],
      ['és', 'esa esas'],
      ['', ''],
    ],
    participle: /(?:[ai]do|oso)$/,
  },
  it: {
    plural: [
      ['io', 'i'],
      ['co', 'ci chi'],
      ['go', 'gi ghi'],
      ['cia', 'cie ce'],
      ['gia', 'gie ge'],
      ['ca', 'che'],
      ['ga', 'ghe'],
      ['ista', 'isti iste'],
      ['a', 'e'],
      ['e', 'i'],
      ['o', 'i'],
      ['', ''],
    ],
    feminine: [
      ['co', 'ca che'],
      ['go', 'ga ghe'],
      ['o', 'a e'],
      ['', ''],
    ],
    participle: /(?:[aiu]to|oso)$/,
  },
  pt: {
    plural: [
      ['ão', 'ãos ões ães'],
      ['m', 'ns'],
      ['al', 'ais'],
      ['el', 'eis'],
      ['il', 'is eis'],
      ['ol', 'ois'],
      ['ul', 'uis'],
      ['r', 'res'],
      ['z', 'zes'],
      ['ês', 'eses'],
      ['s', 's'],
      ['', 's'],
    ],
    feminine: [
      ['o', 'a as'],
      ['or', 'ora oras'],
      ['ês', 'esa esas'],
      ['', ''],
    ],
    participle: /(?:[ai]do|oso)$/,
  },
} as const satisfies Record<string, { plural: Endings; feminine: Endings; participle: RegExp }>;

/**
 * Meanings whose words have a feminine: they say how something is, or name people and animals. Nouns of things have none: _suelo_ is
 * a floor, _suela_ a sole.
 */
const withFeminine = new Set(
  `made to measure; rural; historic; visible; hidden; whitewashed; veined; white; black; grey; blue; green; red; yellow; brown;
  beige; bold; soft; bright; dark; light; warm; homely; quiet; noisy; simple; natural; ecological; modern; traditional; minimalist;
  industrial; rustic; scandinavian; mediterranean; luxury; elegant; cheap; fast; fresh; hard-wearing; small; large; narrow; high;
  low; round; open; safe; barrier-free accessible; pink; orange; purple; turquoise; mustard yellow; cream white; dark blue;
  dark green; pastel; neutral colours; striped; geometric pattern; antique; japanese; chinese; bohemian; shabby chic; victorian;
  eclectic maximalist colourful; neoclassical; baroque; traditional classic; glamorous; coastal nautical; moroccan; ethnic; tropical;
  contemporary; cosy; comfortable; spacious; calm; cheerful; romantic; dramatic; refined; raw, rough; matt; glossy; handmade; reused;
  timeless; practical; empty; tidy without clutter; cold; hot climate; humid, damp; dry, drought; sunny; long; wide; old; new;
  curved, rounded; symmetrical; upholstered; embroidered; half-timbered; child; teenager; grandchildren; friends; neighbour; tenant;
  guest; patient; carer; elderly parents; customers, visitors; employees, team; artist, sculptor; cat; dog`.split(
    /;\s+/,
  ),
);

/** The shortest word that has other forms, in letters. */
const WORD_LENGTH_MIN = 4;

/** A language whose words are found by their forms instead of by their stems. */
type LanguageWithForms = keyof typeof inflections;

/** Whether the words of a language are found by their forms. */
export function hasForms(language: string): language is LanguageWithForms {
  return Object.hasOwn(inflections, language);
}

/**
 * The folded forms of a word that means `english`. The word itself is one of them: «blanco», «blancos», «blanca», «blancas». Words
 * of three letters get no other forms, because too many of those are unrelated words, such as «près» beside «pré».
 */
export function formsOf(language: LanguageWithForms, word: string, english: string): string[] {
  if (word.length < WORD_LENGTH_MIN) return [fold(language, word)];
  const { plural, feminine, participle } = inflections[language];
  const hasFeminine = withFeminine.has(english) || participle.test(word);
  return [word, ...replaced(word, plural), ...(hasFeminine ? replaced(word, feminine) : [])].map((form) =>
    fold(language, form),
  );
}

function replaced(word: string, endings: Endings): string[] {
  const [end, others] = endings.find(([each]) => word.endsWith(each))!;
  return others.split(' ').map((other) => word.slice(0, word.length - end.length) + other);
}
