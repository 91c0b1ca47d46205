import { LoadedPart } from '../../loading/loaded-part.tsx';
import { definePart } from '../../loading/part.ts';
import type { MissingProjectProps } from './missing-project-props.ts';

const missingPart = definePart(() => import('./missing-project-part.tsx'));

/** Takes the place of a form or page when a project does not exist or could not be loaded. A failed load can be tried again. */
export function MissingProject(missing: MissingProjectProps) {
  return <LoadedPart part={missingPart} props={missing} />;
}
