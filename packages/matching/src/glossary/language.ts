import { glossaryOf, glossaryWords } from './glossary.ts';
import { spacedLanguages, type GlossedLanguage } from './languages.ts';
import { fold, wordsOf } from './words.ts';

/**
 * Tells the language of a text by its script, its function words, and how many of its words are in each glossary. Null for
 * English and for languages outside the glossary. A text without a word that tells counts as English. `spoken` are the
 * codes of languages that the writer speaks; they decide where the text alone does not (docs/adr/0021).
 */
export function languageOf(text: string, spoken: readonly string[] = []): GlossedLanguage | null {
  const byScript = languageByScript(text, spoken);
  if (byScript !== undefined) return byScript;
  const words = wordsOf(text.toLowerCase()).filter((word) => word.length > 1);
  // Words that are English as well, like «interior» and «metal», tell no language.
  const english = glossaryWords();
  const telling = words.filter((word) => !english.has(word));
  let best: GlossedLanguage | null = null;
  let bestCount = words.filter((word) => englishWords.has(word)).length;
  for (const language of latinLanguages) {
    const common = functionWordsOf(language);
    const { phrases } = glossaryOf(language);
    const folded = telling.map((word) => fold(language, word));
    const commonCount = folded.filter((word) => common.has(word)).length;
    const phraseCount = folded.filter((word) => !common.has(word) && phrases.has(word)).length;
    const count = commonCount + 0.5 * phraseCount + (spoken.includes(language) ? 0.5 : 0);
    if (commonCount + phraseCount > 0 && count > bestCount + 0.5) {
      best = language;
      bestCount = count;
    }
  }
  return best;
}

/** Whether a text has an English function word. */
export function hasEnglish(text: string): boolean {
  return wordsOf(text.toLowerCase()).some((word) => englishWords.has(word));
}

/** The function words of a language, folded. */
export function functionWordsOf(language: GlossedLanguage): ReadonlySet<string> {
  let cached = folded.get(language);
  if (cached === undefined) {
    const words = functionWords[language] ?? '';
    folded.set(language, (cached = new Set(words.split(' ').map((word) => fold(language, word)))));
  }
  return cached;
}

const folded = new Map<GlossedLanguage, ReadonlySet<string>>();

/** A text is in a script when this share of its letters is: names and materials often stay in Latin letters. */
const SCRIPT_SHARE_MIN = 1 / 3;

function languageByScript(text: string, spoken: readonly string[]): GlossedLanguage | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const enough = count(/\p{L}/gu) * SCRIPT_SHARE_MIN;
  const han = count(/\p{Script=Han}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (han + kana > enough) {
    const isJapanese = kana > 0 || (spoken.includes('ja') && !spoken.includes('zh'));
    return isJapanese ? 'ja' : 'zh';
  }
  if (count(/\p{Script=Arabic}/gu) > enough) return 'ar';
  if (count(/\p{Script=Cyrillic}/gu) <= enough) return undefined;
  const ukrainian = count(/[іїєґ]/giu);
  const russian = count(/[ыэъё]/giu);
  if (ukrainian !== russian) return ukrainian > russian ? 'uk' : 'ru';
  return spoken.includes('uk') ? 'uk' : 'ru';
}

const latinLanguages = spacedLanguages.filter((language) => !['uk', 'ru', 'ar'].includes(language));

/**
 * Words that tell the language of a text and nothing else. They are left out of a gloss.
 */
const functionWords: Partial<Record<GlossedLanguage, string>> = {
  de: 'der die das und ist in zu den mit von für auf ein eine einen einer einem nicht es im sich wir ich mein meine unser unsere unserer unserem unseren aber soll sollen bitte als auch am an aus bei dass dem des durch er sie ihr ja nach noch nur oder sehr sind über um viel viele wie wird wenn wollen will möchten möchte brauchen brauche hat haben habe weil zum zur suchen suche wünschen wünsche gerne gern etwas alles hier dort schon bis beim vom uns mir man dass sowie damit werden wurde darf kann können wollte wollten muss müssen lieber statt gibt',
  fr: 'le la les et est de des du un une en à pour dans que qui avec sur ne pas nous je mon ma mes notre nos votre il elle on ce cette ces au aux par plus très mais ou où doit faut faudrait être avoir avons voulons voudrais voudrions aimerions aimerais cherchons cherche l d qu c j n s m t quelques tout tous toute toutes leur leurs son sa ses comme sont était a ont ai y aussi peu bien fait faire chez entre vers trop déjà encore quelque chose quelqu',
  es: 'a el la los las y es de del un una en para que con por nos yo mi mis nuestro nuestra nuestros nuestras su sus se lo al pero o muy más como queremos quiero tengo tenemos necesito necesitamos buscamos busco gustaría hay sobre este esta esto ese esa todo toda todos todas mucho mucha muchas muchos unos unas son debe está están sea ya también donde cuando hasta desde entre porque si algo tiene le les me',
  it: 'a l d il lo la i gli le e è di del della dei delle dello dell degli da dal dalla un una uno in per che con su non noi io mio mia nostro nostra nostri nostre si al alla ai alle agli ma o molto più come vorrei vorremmo vogliamo cerchiamo cerco abbiamo ho questo questa tutto tutta tutti tutte ci nel nella nei nelle nell sono deve tanto tanta anche dove quando essere ha hanno sul sulla ed ad piacerebbe piacerebbero siamo era già ancora qualcuno qualcosa',
  pt: 'o a os as e é de do da dos das um uma em no na nos nas para que com por não nós eu meu minha nosso nossa nossos nossas se ao à aos às mas ou muito mais como queremos quero tenho temos preciso precisamos procuramos procuro gostaria gostaríamos sobre este esta isto isso tudo todo toda são deve uns umas ser está foi já também onde quando até desde entre porque tem pelo pela numa num lhe me alguém algo ainda ter',
  nl: 'de het een en is van in op te dat die voor met niet we wij ik mijn ons onze zijn aan er maar om ook als bij dan door hebben heeft heb of over tot uit veel weinig willen wil wilt graag moet moeten zo naar nog wordt worden zoeken zoek hij zij ze dit deze was waar wat hoe kan kunnen mag mogen al alles iets iemand tussen onder mooi mooie liever',
  pl: 'i w z na do się nie to jest że o jak ale po co tak za od są przez dla przy oraz lub nasz nasze nasza naszej naszego mój moja moje mojej chcemy chcę chcielibyśmy chciałabym chciałbym potrzebuję potrzebujemy szukamy szukam ma mają mieć być pod nad ze we bardzo tylko który która które których też już jeszcze może żeby aby gdzie kiedy jej jego ich nam mi my ja był była było będzie więc albo',
  tr: 've bir bu da de için ile ne çok daha gibi ama ya o mi var yok biz ben bizim benim istiyoruz istiyorum arıyoruz arıyorum olsun olan olarak kadar sonra önce en her şey veya lazım gerekiyor olacak içinde olmalı olabilir hem sadece bize bana ki değil ancak bütün tüm',
  uk: 'і й та в у на з із зі до від для за що як але або не ні ми я наш наша наше наші нашого нашої мій моя моє мої є був була було були бути щоб який яка яке які цей ця це ці той ті все всі усе дуже більше також вже ще лише тільки при про під над між хочемо хочу хотіли потрібно потрібен потрібна потрібні треба маємо має можна нам мені його її вона він вони там тут де коли якщо по так щоб без теж тож шукаємо шукаю',
  ru: 'и в во на с со к ко из от для за что как но или не ни мы я наш наша наше наши нашего нашей мой моя мое моё мои был была было были быть чтобы который которая которое которые этот эта это эти тот те все всё очень больше также уже ещё еще только при про под над между хотим хочу хотели нужно нужен нужна нужны надо имеем можно нам мне его её ее она он они там тут здесь где когда если по у о об до бы так же тоже ищем ищу',
  ar: 'في من على إلى الى عن مع و أو او أن ان إن لم لن ما هذا هذه ذلك التي الذي الذين كل بعض أي هو هي هم نحن أنا لدينا لدي عندنا عندي نريد أريد نحتاج أحتاج نرغب أرغب نبحث أبحث يكون تكون كان كانت جدا أكثر كما أيضا فقط حتى بين عند بعد قبل تحت فوق حول لكن ولكن قد ثم حيث كي لكي له لها لنا فيها فيه',
  sv: 'och att det som är en ett i på för med av till den de om vi jag vår vårt våra min mitt mina har hade inte så men eller också från vid ska skall skulle vill kan måste ha få bli blir finns där här när hur vad nu mycket mer mest något några allt alla alltid bara redan både över mellan sin sitt sina oss dem man söker önskar behöver tycker gärna utan',
  no: 'og at det som er en et ei i på for med av til den de om vi jeg vår vårt våre min mitt mine har hadde ikke så men eller også fra ved skal skulle vil kan må ha få bli blir finnes der her når hvor hva nå mye mer mest noe noen alt alle alltid bare allerede både under over mellom sin sitt sine oss dem man ønsker trenger søker gjerne',
  da: 'og at det som er en et i på for med af til den de om vi jeg vores min mit mine har havde ikke så men eller også fra ved skal skulle vil kan må have få blive bliver findes der her når hvor hvad nu meget mere mest noget nogle nogen alt alle altid kun allerede både under over mellem sin sit sine os dem man ønsker søger gerne',
};

const englishWords = new Set(
  'the and of to in a is for with on that it we my our i you are be this have not no from as by at or an but was so they want need would should must which who all can only very more me us where there their them they one two three under above below into out up down over between behind beneath like make made look old new his her its your our each every some any many much just also please has had will when than then about without'.split(
    ' ',
  ),
);
