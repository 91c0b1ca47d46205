/** A sum of money in a text, by its offsets. */
export interface Amount {
  start: number;
  end: number;
  /** Whole US dollars. */
  usd: number;
  /** Whether a currency stands beside it; a number alone can be anything. */
  hasCurrency: boolean;
}

/**
 * What one unit of a currency is worth in US dollars, roughly: for wishes, not for payments. Yearly means of 2024 and 2025
 * of the European Central Bank's reference rates, rounded.
 */
const usdPerUnit: readonly (readonly [RegExp, number])[] = [
  [/^(?:c\$|cad)/iu, 0.72],
  [/^(?:a\$|aud)/iu, 0.65],
  [
    /^(?:\$|us\$|usd|dollars?|dólar(?:es)?|dollari?|dólares|dolar\p{L}*|долар\p{L}*|доллар\p{L}*|دولار\p{L}*|美元|美金|ドル|米ドル|bucks|k dollars)/iu,
    1,
  ],
  [/^(?:€|eur|euros?|euró?\p{L}{0,2}|євро|евро|يورو|欧元|ユーロ|avro)/iu, 1.1],
  [/^(?:£|gbp|pounds?|quid|livres?|libras?|sterline|фунт\p{L}*|英镑|ポンド)/iu, 1.28],
  [/^(?:zł\p{L}*|pln|zloty|złot\p{L}*)/iu, 0.26],
  [/^(?:chf|franken|francs?|sfr)/iu, 1.15],
  [/^(?:sek|kronor|kr|kroner|nok|dkk)/iu, 0.1],
  [/^(?:₴|uah|грн|гривень|гривн\p{L}*)/iu, 0.024],
  [/^(?:₽|rub|руб\p{L}*)/iu, 0.011],
  [/^(?:₺|try|tl|lira\p{L}*)/iu, 0.028],
  [/^(?:¥|jpy|円|日元)/iu, 0.0067],
  [/^(?:cny|rmb|元|人民币|块)/iu, 0.14],
  [/^(?:aed|درهم|دراهم)/iu, 0.27],
  [/^(?:sar|ريال|ريالا|ريالاً)/iu, 0.27],
  [/^(?:r\$|brl|reais)/iu, 0.18],
  [/^(?:mxn|pesos?)/iu, 0.054],
];

const thousands =
  /^(?:k|thousand|grand|tausend|tsd\.?|mille|mil|mila|duizend|tys\.?|tysi\p{L}*|tusen|tusind|bin|тис\.?|тисяч\p{L}*|тыс\.?|тысяч\p{L}*|ألف|آلاف|الف|千)(?!\p{L})/iu;
const millions =
  /^(?:m|mio\.?|mln\.?|million\p{L}*|millón|millones|milion\p{L}*|miljoen|miljon\p{L}*|milhões|milhão|milyon|мільйон\p{L}*|миллион\p{L}*|مليون|百万)(?!\p{L})/iu;
const tenThousands = /^[万萬]/u;
const hundredMillions = /^[亿億]/u;

/** Small number words before «thousand», by which people write round sums. */
const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'a one ein eine un une uno una um uma een en ett et jeden bir один одна واحد',
    'two zwei deux dos due dois duas twee två to dwa dwie iki два дві две',
    'three drei trois tres tre três drie trzy üç три',
    'four vier quatre cuatro quattro quatro fyra fire cztery dört чотири четыре',
    'five fünf cinq cinco cinque vijf fem pięć beş пʼять п’ять пять',
    'six sechs seis sei zes sex seks sześć altı шість шесть',
    'seven sieben sept siete sette sete zeven sju syv siedem yedi сім семь',
    'eight acht huit ocho otto oito åtta åtte otte osiem sekiz вісім восемь',
    'nine neun neuf nueve nove negen nio ni dziewięć dokuz девʼять девять',
    'ten zehn dix diez dieci dez tien tio ti dziesięć on десять',
    'eleven elf onze once undici',
    'twelve zwölf douze doce dodici doze twaalf tolv dwanaście',
    'fifteen fünfzehn quinze quince quindici vijftien femton piętnaście on beş пʼятнадцять пятнадцать',
    'twenty zwanzig vingt veinte venti vinte twintig tjugo tyve dwadzieścia yirmi двадцять двадцать',
    'thirty dreißig trente treinta trenta trinta dertig trettio trzydzieści otuz тридцять тридцать',
    'forty vierzig quarante cuarenta quaranta quarenta veertig fyrtio czterdzieści kırk сорок',
    'fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig femtio pięćdziesiąt elli пʼятдесят пятьдесят',
    'hundred hundert cent cien cento honderd hundra hundre sto yüz сто',
  ].flatMap((words, i) =>
    words
      .split(' ')
      .map((word) => [word, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 100][i]!]),
  ),
);

const digits = /\d{1,3}(?:[.,’'  ]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)/gu;
const wordThenThousand =
  /(\p{L}+)[ -]+(?=(?:thousand|tausend|mille|mil|mila|duizend|tysi|tusen|tusind|bin|тисяч|тысяч|grand))/giu;
const hanNumber = /[一二三四五六七八九十百两兩]+(?=[万萬千])/gu;
const currencyBefore =
  /(?:c\$|a\$|us\$|r\$|[$€£¥₴₽₺]|\b(?:usd|eur|gbp|chf|pln|cad|aud|sek|nok|dkk|aed|sar))\s?$/iu;
const unitBehind =
  /^\s*(?:m²|m2|m\b|qm|sqm|sq\b|square|square feet|feet|ft|кв|м2|м²|㎡|平|%|seats?|people|rooms?|cm|mm|km|°|’s|'s|s\b|jahre|years?|ans\b|años|anni|anos|lat\b|år\b)/iu;

/** The sums of money that a text names. */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  const add = (value: number, start: number, end: number) => {
    const amount = toAmount(text, value, start, end);
    if (amount !== undefined && !found.some((one) => one.start < amount.end && amount.start < one.end))
      found.push(amount);
  };
  for (const { 0: written, index } of text.matchAll(digits))
    add(toNumber(written), index, index + written.length);
  for (const { 1: word = '', 0: written, index } of text.matchAll(wordThenThousand)) {
    const value = numberWords[word.toLowerCase()];
    if (value !== undefined) add(value, index, index + written.trimEnd().length);
  }
  for (const { 0: written, index } of text.matchAll(hanNumber))
    add(hanValue(written), index, index + written.length);
  return found.toSorted((a, b) => a.start - b.start);
}

function toAmount(text: string, value: number, start: number, numberEnd: number): Amount | undefined {
  let end = numberEnd;
  let amount = value;
  for (const [unit, factor] of [
    [thousands, 1000],
    [tenThousands, 10_000],
    [hundredMillions, 100_000_000],
    [millions, 1_000_000],
  ] as const) {
    const { rest, skipped } = restOf(text, end);
    const match = unit.exec(rest);
    if (match === null) continue;
    end += skipped + match[0].length;
    amount *= factor;
  }
  const before = currencyBefore.exec(text.slice(Math.max(0, start - 5), start));
  const { rest, skipped } = restOf(text, end);
  const behind = currencies.find(([unit]) => unit.test(rest));
  if (behind !== undefined) {
    const length = behind[0].exec(rest)![0].length;
    return { start, end: end + skipped + length, usd: Math.round(amount * behind[1]), hasCurrency: true };
  }
  if (before !== null) {
    const unit = usdPerUnit.find(([name]) => name.test(before[0].trim()));
    if (unit !== undefined)
      return { start: start - before[0].length, end, usd: Math.round(amount * unit[1]), hasCurrency: true };
  }
  if (unitBehind.test(text.slice(end)) || amount < BARE_AMOUNT_MIN) return undefined;
  return { start, end, usd: Math.round(amount), hasCurrency: false };
}

/** A number without a currency is a sum of money only from here on. Years are smaller. */
const BARE_AMOUNT_MIN = 2100;

function restOf(text: string, from: number): { rest: string; skipped: number } {
  const [space = ''] = /^[\s-]{0,2}/u.exec(text.slice(from)) ?? [];
  return { rest: text.slice(from + space.length, from + space.length + 20), skipped: space.length };
}

/** The currencies as whole words: a short name is no beginning of another word. Chinese and Japanese go on without a space. */
const currencies = usdPerUnit.map(
  ([unit, usd]) =>
    [
      new RegExp(`${unit.source}(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}])`, unit.flags),
      usd,
    ] as const,
);

function toNumber(written: string): number {
  if (/^\d{1,3}(?:[.,’'  ]\d{3})+$/u.test(written)) return Number(written.replace(/\D/gu, ''));
  return Number(written.replace(',', '.'));
}

const hanDigits = '一二三四五六七八九';

function hanValue(written: string): number {
  let total = 0;
  let digit = 0;
  for (const letter of written.replace(/[两兩]/gu, '二')) {
    if (letter === '十' || letter === '百') {
      total += (digit === 0 ? 1 : digit) * (letter === '十' ? 10 : 100);
      digit = 0;
    } else digit = hanDigits.indexOf(letter) + 1;
  }
  return total + digit;
}
