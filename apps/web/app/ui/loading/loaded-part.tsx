import { useState, type ComponentType } from 'react';
import { ErrorState } from '../notices/error-state.tsx';
import { usePart, type Part } from './part.ts';
import { LoadingStatus } from './spinner.tsx';

/** A component whose code is loaded when it is shown. A load that failed can be tried again. */
export function LoadedPart<Props extends object>({
  part,
  props,
}: {
  part: Part<ComponentType<Props>>;
  /** What the component takes. */
  props: Props;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const { Content } = usePart(part, !hasFailed, () => setHasFailed(true));
  if (Content !== null) return <Content {...props} />;
  if (!hasFailed) return <LoadingStatus />;
  return (
    <ErrorState
      message="This could not be loaded. Please check your connection and try again."
      onRetry={() => setHasFailed(false)}
    />
  );
}
