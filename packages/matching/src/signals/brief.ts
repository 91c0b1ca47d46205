import type { OrderEvidence, ProjectEvidence } from '../evidence/evidence.ts';
import { logisticStep, mean } from '../math/numbers.ts';
import { cosineText, PRINTED_MAX } from '../reasons/print.ts';
import { quoted, shortened } from '../reasons/quote.ts';
import { sameRoom } from '../reasons/term-reason.ts';
import { asClearAsText, defineSignal, REASON_VALUE_MIN } from './signal.ts';

/**
 * What the best project, the mean of all projects and the best sentence count; no unit, together 1. Tried one by one on
 * `briefs` and `style` (docs/matching.md): the mean of all projects helps `briefs`, alone it harms `style`.
 */
const PARTS = { best: 0.4, whole: 0.35, sentence: 0.25 } as const;

/**
 * The step that brings the likeness to 0..1, in cosines of centred texts. Chosen by hand on both sets: texts about
 * different things lie around 0.
 */
const STEP = { middle: 0.17, width: 0.07 } as const;

/**
 * How much nearer another project may be, in cosines, before the reason names it instead of one that shows the room asked
 * for: people look at what a reason names. Chosen by hand.
 */
const ROOM_ADVANTAGE_COSINE = 0.1;

/** Likeness of the portfolio's texts to the order's. */
export const brief = defineSignal({
  name: 'brief',
  about:
    'cosine of the texts: 40 % best project, 35 % mean of all projects, 25 % best sentence, through a soft step',
  group: 'scope',
  weight: 17,
  calibratedAs: 'text',
  fact: 'seen',
  certainty: asClearAsText,

  value({ designer: { projects } }) {
    const likenesses = projects.map(({ likeness }) => likeness);
    const best = Math.max(...likenesses);
    const sentence = Math.max(...projects.map((project) => project.sentence?.likeness ?? project.likeness));
    const likeness = PARTS.best * best + PARTS.whole * mean(likenesses) + PARTS.sentence * sentence;
    return logisticStep(likeness, STEP.middle, STEP.width);
  },

  reason({ order, designer }, value, reader) {
    if (value < REASON_VALUE_MIN) return null;
    const project = nearestProject(order, designer.projects);
    if (project === undefined || !showsAskedRoom(order, project)) return null;
    const { sentence } = project;
    const name = quoted(project.name);
    const text =
      reader === 'customer'
        ? sentence && sentence.likeness >= project.likeness
          ? `Close to your brief: “${shortened(sentence.text)}” in ${name}`
          : `Close to your brief: ${name}`
        : `Asks for something like your ${name}`;
    return { text, projectId: project.id, photoId: null };
  },

  print: ({ designer }) =>
    designer.projects
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, PRINTED_MAX)
      .map(({ name, likeness, sentence }) => {
        const whole = `${cosineText(likeness)}  ‘${name}’`;
        if (sentence === null) return whole;
        return `${whole}; nearest sentence ${cosineText(sentence.likeness)} “${sentence.text}”`;
      }),
});

/** Whether a project shows something of the room that the order asks for most; true for an order that asks for none. */
function showsAskedRoom({ rooms }: OrderEvidence, project: ProjectEvidence): boolean {
  const [asked] = Object.entries(rooms).toSorted(([, a], [, b]) => b - a);
  return asked === undefined || asked[0] in project.rooms;
}

function nearestProject(
  order: OrderEvidence,
  projects: readonly ProjectEvidence[],
): ProjectEvidence | undefined {
  const fit = new Map(
    projects.map((project) => {
      const nearness = Math.max(project.likeness, project.sentence?.likeness ?? project.likeness);
      return [project, nearness + ROOM_ADVANTAGE_COSINE * sameRoom(order, project)];
    }),
  );
  return projects.toSorted((a, b) => fit.get(b)! - fit.get(a)! || (a.id < b.id ? -1 : 1))[0];
}
