import type { InspectionService } from '../features/matching/inspection.service.ts';
import type { MediaCheck } from '../features/media/media-check.ts';
import type { MediaService } from '../features/media/media.service.ts';
import type { ReviewService } from '../features/media/review.service.ts';

/** What a command works with. */
export interface AdminTools {
  media: MediaService;
  review: ReviewService;
  mediaCheck: MediaCheck;
  inspection: InspectionService;
  /** Writes a line for the operator. */
  say(line: string): void;
}

/** A command of the operator's. */
export interface Command {
  /** What may stand after its name, a line for each. */
  usage: readonly string[];
  /** @returns whether it did what was asked; undefined when it did not understand `args` */
  run(args: readonly string[], tools: AdminTools): Promise<boolean | undefined>;
}
