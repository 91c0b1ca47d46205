import { ApiError } from '../../../lib/api/api.ts';
import { Button, ButtonLink } from '../../buttons/button.tsx';
import { EmptyState } from '../empty-state.tsx';
import type { MissingProjectProps } from './missing-project-props.ts';
import styles from './missing-project.module.css';
import { SubpageHeader } from '../../headings/subpage-header.tsx';

/** What `missing-project.tsx` shows. */
export default function MissingProjectPart({
  heading = 'Edit Project',
  title,
  text,
  backTo,
  backLabel = 'My Projects',
  error,
  onRetry,
}: MissingProjectProps) {
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
