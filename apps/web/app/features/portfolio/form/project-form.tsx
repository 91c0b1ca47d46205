import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText, passingTrouble } from '../../../lib/api/api.ts';
import { useAttempt } from '../../../lib/api/attempt.ts';
import { contractFaults } from '../../../lib/forms/contract-faults.ts';
import { useCheckedForm } from '../../../lib/forms/form.ts';
import { countriesQuery } from '../../../lib/api/geo.queries.ts';
import { readSession } from '../../../lib/browser/session.ts';
import { isAbort, NOTHING_SENT, type UploadProgress } from '../../../lib/api/upload.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { TextArea, TextField } from '../../../ui/fields/field.tsx';
import layout from '../../../ui/fields/form.module.css';
import { ControlledCountryField } from '../../../ui/fields/geo-fields.tsx';
import { LIMIT_BANNER_ID, LimitBanner } from '../../../ui/notices/limit-banner.tsx';
import { SubpageHeader } from '../../../ui/headings/subpage-header.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { TryAgain } from '../../../ui/notices/try-again.tsx';
import { UploadStatus } from '../../../ui/fields/upload-status.tsx';
import { useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes.tsx';
import { useVersions } from '../../../ui/dialogs/versions/use-versions.tsx';
import { CoverAside } from './cover-aside.tsx';
import { PhotosField } from '../photos-field/photos-field.tsx';
import {
  portfolioLimitQuery,
  portfolioProjectQuery,
  useSavePortfolioProject,
  type LoadedProject,
} from '../portfolio.queries.ts';
import {
  hasSamePhotos,
  refuseFiles,
  refuseUnreadable,
  sentPercents,
  toImages,
  toProjectPhotos,
  type ProjectPhotos,
} from '../photos/project-photos.ts';
import { compareProjects, toProjectValues, withoutRemoved, type ProjectValues } from './project-versions.tsx';

const labels = { name: 'Project name', description: 'Description', country_code: 'Country' };

/** Adds a portfolio project (null) or changes one. A new one leads to `onCreated`; after a change the form stays. */
export function ProjectForm({
  project: given,
  onCreated,
}: {
  project: LoadedProject | null;
  onCreated: () => void;
}) {
  // The version that is being changed: what is loaded again behind the form does not change it.
  const [project, setProject] = useState(given);
  const [photos, setPhotos] = useState(() => toProjectPhotos(project));
  const form = useCheckedForm(
    (values) =>
      contractFaults(
        async () => (await import('@tessera/contract/designers/portfolio')).portfolioProjectBody,
        { ...values, ...toImages(photos).fields },
        labels,
      ),
    toProjectValues(project),
  );
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const save = useSavePortfolioProject(project?.id ?? null);
  const { data: limit } = useQuery({ ...portfolioLimitQuery, enabled: project === null });
  const isFull = project === null && limit !== undefined && limit.count >= limit.limit;

  const changes = useUnsavedChanges(form, {
    isDirty: form.formState.isDirty || !hasSamePhotos(photos, project),
    attachments: photos,
    onRestore: setPhotos,
  });

  const client = useQueryClient();
  const attempt = useAttempt();
  const { data: countries } = useQuery(countriesQuery);
  const show = (stored: LoadedProject) => {
    setProject(stored);
    form.reset(toProjectValues(stored));
    setPhotos((current) => ({ ...toProjectPhotos(stored), refused: current.refused }));
  };
  const handleSaved = (saved: LoadedProject) => {
    attempt.end();
    showToast('Project saved successfully!', 'success', { autoCloseMs: 3000 });
    changes.release();
    if (project === null) onCreated();
    else show(saved);
  };
  const send = async (values: ProjectValues, photos: ProjectPhotos, version: string | null) => {
    const { fields, files } = toImages(photos);
    const body = { ...values, ...fields };
    try {
      handleSaved(
        await save.mutateAsync({
          body,
          files,
          ...(project === null ? { idempotencyKey: attempt.key() } : { ifMatch: version }),
          onProgress: setProgress,
        }),
      );
    } catch (error) {
      if (isAbort(error) || readSession() === null || (await versions.settle(error))) return;
      if (passingTrouble(error) === null) showToast(saveFailure(error), 'error');
      form.showFaults(error);
      if (!(error instanceof ApiError)) return;
      // Without an answer, a file that cannot be read any more may be why.
      setPhotos(
        error.code === 'network' ? await refuseUnreadable(photos) : refuseFiles(photos, error.errors),
      );
    } finally {
      setProgress(null);
    }
  };
  const versions = useVersions({
    title: 'This project was changed meanwhile',
    load: () => client.fetchQuery({ ...portfolioProjectQuery(project!.id), staleTime: 0 }),
    compare: (stored) =>
      compareProjects(
        { values: form.getValues(), photos: withoutRemoved(photos, stored) },
        { values: toProjectValues(stored), photos: toProjectPhotos(stored) },
        countries ?? [],
      ),
    onKeepMine: (stored) => {
      const kept = withoutRemoved(photos, stored);
      setPhotos(kept);
      void send(form.getValues(), kept, stored.etag);
    },
    onTakeTheirs: show,
    onSame: handleSaved,
  });
  const handleSubmit = form.handleSubmit((values) => send(values, photos, project?.etag ?? null));

  const upload = save.isPending && hasNewFiles(photos) ? (progress ?? NOTHING_SENT) : null;

  return (
    <div className={layout.page}>
      <form className={layout.form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <SubpageHeader
          title={project === null ? 'Add a Project to Your Portfolio' : 'Edit Project'}
          backTo={paths.designer.projects}
          backLabel="My Projects"
        />
        {isFull ? <LimitBanner {...limit} contactPath={paths.designer.contact} /> : null}
        <TextField label={labels.name} isRequired autoComplete="off" {...form.field('name')} />
        <TextArea
          label={labels.description}
          isRequired
          hint="What did you change, and why? Two or three sentences are plenty."
          {...form.field('description')}
        />
        <ControlledCountryField form={form} name="country_code" />
        <PhotosField
          value={photos}
          onChange={setPhotos}
          isLocked={save.isPending}
          sentPercents={toSentPercents(photos, upload)}
        />
        <TryAgain error={save.error} />
        <div className={layout.end}>
          <Button
            type="submit"
            size="large"
            isBusy={save.isPending}
            disabled={isFull}
            aria-describedby={isFull ? LIMIT_BANNER_ID : undefined}
          >
            Save Project
          </Button>
          {upload === null ? (
            <ButtonLink to={paths.designer.projects} kind="quiet" size="large">
              Cancel
            </ButtonLink>
          ) : (
            <UploadStatus progress={upload} of="photos" onCancel={save.cancel} />
          )}
        </div>
      </form>
      <aside className={layout.aside}>
        <CoverAside photo={photos.photos[0]} name={form.watch('name')} />
      </aside>
      {changes.dialog}
      {versions.dialog}
    </div>
  );
}

function hasNewFiles({ photos }: ProjectPhotos): boolean {
  return photos.some(({ kind }) => kind === 'new');
}

function toSentPercents(
  { photos }: ProjectPhotos,
  progress: UploadProgress | null,
): ReadonlyMap<string, number> {
  if (progress === null) return new Map();
  const sent = photos.flatMap((photo) => (photo.kind === 'new' ? [photo] : []));
  const percents = sentPercents(
    sent.map(({ file }) => file.size),
    progress,
  );
  return new Map(sent.map(({ key }, index) => [key, percents[index] ?? 0]));
}

function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'network')
    return 'Failed to save project. Please try again.';
  return error.code === 'project_limit_reached' ? errorText(error, '') : 'Failed to save project';
}
