import { readBrief } from '@tessera/matching/reading/read-brief';
import { wantedText } from '@tessera/matching/reading/apply/wanted-text';
import { percentile, type Report } from './report.ts';

/** Briefs of about sixty words, as people write them, in four languages of the glossary. */
const briefs = [
  [
    'Kitchen and dining room',
    'We bought a terraced house last year and would like the kitchen and the dining room redone. Anything but Scandinavian, please, and nothing rustic: warm colours, walnut, brass lamps and a large table. The bathroom was done last year and stays as it is. The designer must speak German, because my parents will talk to the builders. At most 25,000 dollars for everything.',
  ],
  [
    'Wohnzimmer und Flur',
    'Altbauwohnung mit hohen Decken. Das Wohnzimmer und der Flur sollen neu werden, die Küche ist fertig und bleibt. Bitte kein Landhausstil und kein Industriestil, lieber klare Linien, helles Holz und viel Stauraum. Der Designer muss Deutsch sprechen und vor Ort sein. Höchstens 20.000 Euro, mehr ist nicht drin, und im September wollen wir einziehen.',
  ],
  [
    'Chambre et bureau',
    'Nous cherchons quelqu’un qui parle français pour la chambre et le bureau. Surtout pas de style industriel, plutôt des couleurs chaudes, du velours et un grand lit. La salle de bain a été refaite, on n’y touche pas. Pas plus de quinze mille euros, travaux et meubles compris, avant la fin de l’année.',
  ],
  [
    '客厅和卧室',
    '我们刚买了新房，想请设计师做客厅和卧室。不要北欧风格，也不要太豪华，希望有木格栅、柔和的灯光和足够的收纳。厨房已经装修好了，不用动。设计师必须会说中文，预算最多四万美元，明年春天入住。',
  ],
] as const;

const ROUNDS = 100;

/** What it adds to the job that prepares an order to read what the order asks for. A list reads nothing. */
export function readingSuite(): Report {
  const times: number[] = [];
  const first = performance.now();
  read(briefs[0]);
  const firstMs = performance.now() - first;
  const cpuBefore = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const brief of briefs) {
      const startedAt = performance.now();
      read(brief);
      times.push(performance.now() - startedAt);
    }
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    suite: `Reading briefs of sixty words in four languages, ${times.length} times`,
    figures: [
      { what: 'processor time, mean', value: (user + system) / 1000 / times.length, unit: 'ms' },
      { what: 'median', value: percentile(times, 0.5), unit: 'ms' },
      { what: '95 %', value: percentile(times, 0.95), unit: 'ms' },
      { what: 'longest', value: Math.max(...times), unit: 'ms' },
      { what: 'the very first, with its tables', value: firstMs, unit: 'ms' },
    ],
  };
}

function read([name, description]: readonly [string, string]): void {
  readBrief({ name, description, budgetUsd: null, countryCode: 'DE', spoken: [] });
  wantedText(`${name}. ${description}`, []);
}
