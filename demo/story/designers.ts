import { artDecoDesigners } from './designers/art-deco.ts';
import { bohemianDesigners } from './designers/bohemian.ts';
import { coastalDesigners } from './designers/coastal.ts';
import { contemporaryDesigners } from './designers/contemporary.ts';
import { farmhouseDesigners } from './designers/farmhouse.ts';
import { industrialDesigners } from './designers/industrial.ts';
import { japandiDesigners } from './designers/japandi.ts';
import { mediterraneanDesigners } from './designers/mediterranean.ts';
import { midCenturyDesigners } from './designers/mid-century.ts';
import { minimalistDesigners } from './designers/minimalist.ts';
import { scandinavianDesigners } from './designers/scandinavian.ts';
import { traditionalDesigners } from './designers/traditional.ts';
import type { StoryDesigner } from './story.ts';

/** All designers of the story, by main style. */
export const storyDesigners: readonly StoryDesigner[] = [
  ...scandinavianDesigners,
  ...japandiDesigners,
  ...industrialDesigners,
  ...midCenturyDesigners,
  ...bohemianDesigners,
  ...farmhouseDesigners,
  ...artDecoDesigners,
  ...minimalistDesigners,
  ...coastalDesigners,
  ...traditionalDesigners,
  ...mediterraneanDesigners,
  ...contemporaryDesigners,
];
