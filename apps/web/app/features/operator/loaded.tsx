import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingStatus } from '../../ui/loading/spinner.tsx';
import { ErrorState } from '../../ui/notices/error-state.tsx';

/** What was asked for, once it is there; until then a loading status, or why it is not and a way to try again. */
export function Loaded<Data>({
  query: { data, isError, refetch },
  failure,
  className,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  /** Of the box around what is there until then. */
  className?: string;
  /** What is said when it could not be loaded. */
  failure: string;
  children: (data: NonNullable<Data>) => ReactNode;
}) {
  if (data !== undefined && data !== null) return children(data);
  return (
    <div className={className}>
      {isError ? <ErrorState message={failure} onRetry={() => void refetch()} /> : <LoadingStatus />}
    </div>
  );
}
