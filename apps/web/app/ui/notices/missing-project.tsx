import { ApiError } from '../../lib/api/api.ts';
import { Button, ButtonLink } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './missing-project.module.css';
import { SubpageHeader } from '../headings/subpage-header.tsx';

/** Takes the place of a form or page when a project does not exist or could not be loaded. A failed load can be tried again. */
export function MissingProject({
  heading = 'Edit Project',
  title,
  text,
  backTo,
  backLabel = 'My Projects',
  error,
  onRetry,
}: {
  /** What the page is called otherwise. */
  heading?: string;
  title: string;
  text: string;
  backTo: string;
  backLabel?: string;
  error: Error;
  onRetry: () => void;
}) {
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return (
    <div className={styles.missing}>
      <SubpageHeader title={heading} backTo={backTo} backLabel={backLabel} />
      <EmptyState
        title={title}
        text={text}
        actions={
          isGone ? (
            <ButtonLink to={backTo}>{backLabel}</ButtonLink>
          ) : (
            <Button kind="secondary" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}
