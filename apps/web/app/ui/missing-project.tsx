import { ApiError } from '../lib/api.ts';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './missing-project.module.css';
import { SubpageHeader } from './subpage-header.tsx';

/** Stands where a project would be edited that is not there, or that could not be loaded: then it can be tried again. */
export function MissingProject({
  title,
  text,
  backTo,
  error,
  onRetry,
}: {
  title: string;
  text: string;
  backTo: string;
  error: Error;
  onRetry: () => void;
}) {
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return (
    <div className={styles.missing}>
      <SubpageHeader title="Edit Project" backTo={backTo} backLabel="My Projects" />
      <EmptyState
        title={title}
        text={text}
        actions={
          isGone ? (
            <ButtonLink to={backTo}>My Projects</ButtonLink>
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
