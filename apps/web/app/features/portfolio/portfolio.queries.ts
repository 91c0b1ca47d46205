import type { PortfolioProject, PortfolioProjectBody } from '@tessera/contract/designers/portfolio';
import { portfolioApi } from '../../lib/api/routes/designers.generated.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createOrChange } from '../../lib/api/attempt.ts';
import { newId } from '../../lib/api/new-id.ts';
import { ApiError, call, callVersioned, type Versioned } from '../../lib/api/api.ts';
import { callList } from '../../lib/api/lists.ts';
import { upload, type UploadProgress } from '../../lib/api/upload.ts';

/** The designer's own portfolio, newest first; asked for again while a project is being prepared for matching. */
export const portfolioQuery = queryOptions({
  queryKey: ['portfolio', 'list'],
  queryFn: ({ signal }) =>
    callList(portfolioApi.list, { query: { limit: 500 }, signal }, (readers) => readers.readPortfolioProject),
  select: (page) => page.results,
  refetchInterval: ({ state }) =>
    state.data?.results.some((project) => project.matching_state === 'pending') === true ? 2_000 : false,
});

/** One project of the designer's own portfolio. */
export const portfolioProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['portfolio', 'project', projectId],
    queryFn: ({ signal }) => callVersioned(portfolioApi.get, { params: { id: projectId }, signal }),
  });

/** How many projects the portfolio has and may have. */
export const portfolioLimitQuery = queryOptions({
  queryKey: ['portfolio', 'limit'],
  queryFn: ({ signal }) => call(portfolioApi.limit, { signal }),
});

/** A project as it was loaded. */
export type LoadedProject = Versioned<PortfolioProject>;

/**
 * What saving a project takes: its fields, the new files in the order in which `images_ordering` names them, and the key
 * of a new project or the version that is replaced.
 */
export interface PortfolioProjectDraft {
  body: PortfolioProjectBody;
  files: readonly File[];
  idempotencyKey?: string;
  ifMatch?: string | null;
  onProgress: (progress: UploadProgress) => void;
}

/**
 * Adds a project, or replaces the one with `projectId`. `cancel` ends a save that is under way, as leaving the page does;
 * it then fails with an `AbortError`, and the server keeps nothing of it unless it was done in that moment.
 */
export function useSavePortfolioProject(projectId: string | null) {
  const client = useQueryClient();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const save = useMutation({
    mutationFn: ({ files, onProgress, idempotencyKey, ...draft }: PortfolioProjectDraft) => {
      const controller = new AbortController();
      sending.current = controller;
      const content = { ...draft, files: { images_files: files }, signal: controller.signal };
      const change = (id: string) => upload(portfolioApi.update, { ...content, params: { id } }, onProgress);
      if (projectId !== null) return change(projectId);
      return createOrChange(
        idempotencyKey ?? newId(),
        (key) => upload(portfolioApi.create, { ...content, idempotencyKey: key }, onProgress),
        change,
      );
    },
    onSuccess: (project) => {
      client.setQueryData(portfolioProjectQuery(project.id).queryKey, project);
      return Promise.all([
        client.invalidateQueries({ queryKey: portfolioQuery.queryKey, refetchType: 'none' }),
        client.invalidateQueries({ queryKey: portfolioLimitQuery.queryKey, refetchType: 'none' }),
      ]);
    },
    onError: async (error) => {
      const { queryKey } = portfolioLimitQuery;
      if (error instanceof ApiError && error.code === 'project_limit_reached') {
        await client.invalidateQueries({ queryKey });
      } else if (!(error instanceof ApiError) || error.code === 'network') {
        // Cancelled, or its answer lost: it may have been saved all the same. The form itself stays as it is.
        void client.invalidateQueries({ queryKey: portfolioQuery.queryKey });
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
        if (projectId !== null) {
          void client.invalidateQueries({
            queryKey: portfolioProjectQuery(projectId).queryKey,
            refetchType: 'none',
          });
        }
      }
    },
  });
  return { ...save, cancel: () => sending.current?.abort() };
}

/** Deletes a project; the list loses it without being loaded again. */
export function useDeletePortfolioProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PortfolioProject) => call(portfolioApi.remove, { params: { id } }),
    onSuccess: (_, { id }) => {
      client.setQueryData(portfolioQuery.queryKey, (page) =>
        page === undefined
          ? page
          : {
              ...page,
              count: page.count - 1,
              results: page.results.filter((project) => project.id !== id),
            },
      );
      client.removeQueries({ queryKey: portfolioProjectQuery(id).queryKey });
      return client.invalidateQueries({ queryKey: portfolioLimitQuery.queryKey });
    },
  });
}
