import { useQuery } from '@tanstack/react-query';
import { errorCatalogue } from '@tessera/contract/errors';
import { portfolioProjectBody, type PortfolioProject } from '@tessera/contract/portfolio';
import { useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { contractFaults } from '../../lib/contract-faults.ts';
import { useCheckedForm } from '../../lib/form.ts';
import { readSession } from '../../lib/session.ts';
import { isAbort, NOTHING_SENT, type UploadProgress } from '../../lib/upload.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import layout from '../../ui/form.module.css';
import { ControlledCountryField } from '../../ui/geo-fields.tsx';
import { LIMIT_BANNER_ID, LimitBanner } from '../../ui/limit-banner.tsx';
import { SubpageHeader } from '../../ui/subpage-header.tsx';
import { showToast } from '../../ui/toast.tsx';
import { UploadStatus } from '../../ui/upload-status.tsx';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { CoverAside } from './cover-aside.tsx';
import { PhotosField } from './photos-field.tsx';
import { portfolioLimitQuery, useSavePortfolioProject } from './portfolio.queries.ts';
import {
  hasSamePhotos,
  refuseFiles,
  refuseUnreadable,
  sentPercents,
  toImages,
  toProjectPhotos,
  type ProjectPhotos,
} from './project-photos.ts';

const labels = { name: 'Project name', description: 'Description', country_code: 'Country' };

/** Adds a portfolio project (null) or changes one. A new one leads to `onCreated`; after a change the form stays. */
export function ProjectForm({
  project,
  onCreated,
}: {
  project: PortfolioProject | null;
  onCreated: () => void;
}) {
  const [photos, setPhotos] = useState(() => toProjectPhotos(project));
  const form = useCheckedForm(
    (values) => contractFaults(portfolioProjectBody, { ...values, ...toImages(photos).fields }, labels),
    toValues(project),
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

  const handleSubmit = form.handleSubmit(async (values) => {
    const { fields, files } = toImages(photos);
    try {
      const saved = await save.mutateAsync({
        body: { ...values, ...fields },
        files,
        onProgress: setProgress,
      });
      showToast('Project saved successfully!', 'success', { autoCloseMs: 3000 });
      changes.release();
      if (project === null) {
        onCreated();
      } else {
        form.reset(toValues(saved));
        setPhotos((current) => ({ ...toProjectPhotos(saved), refused: current.refused }));
      }
    } catch (error) {
      if (isAbort(error) || readSession() === null) return;
      showToast(saveFailure(error), 'error');
      form.showFaults(error);
      if (!(error instanceof ApiError)) return;
      // Without an answer, a file that cannot be read any more may be why.
      setPhotos(
        error.code === 'network' ? await refuseUnreadable(photos) : refuseFiles(photos, error.errors),
      );
    } finally {
      setProgress(null);
    }
  });

  const upload = save.isPending && hasNewFiles(photos) ? (progress ?? NOTHING_SENT) : null;

  return (
    <div className={layout.page}>
      <form className={layout.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <SubpageHeader
          title={project === null ? 'Add a Project to Your Portfolio' : 'Edit Project'}
          backTo={paths.designer.projects}
          backLabel="My Projects"
        />
        {isFull ? <LimitBanner {...limit} contactPath={paths.designer.contact} /> : null}
        <TextField label={labels.name} autoComplete="off" {...form.field('name')} />
        <TextArea
          label={labels.description}
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
    </div>
  );
}

function toValues(project: PortfolioProject | null) {
  return {
    name: project?.name ?? '',
    description: project?.description ?? '',
    country_code: project?.country.code ?? '',
  };
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
  return error.code === 'project_limit_reached'
    ? errorCatalogue.project_limit_reached.message
    : 'Failed to save project';
}
