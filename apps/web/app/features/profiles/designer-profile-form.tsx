import { designerProfileBody, profilesApi, type DesignerProfile } from '@tessera/contract/profiles';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { contractFaults } from '../../lib/contract-faults.ts';
import { useCheckedForm, type CheckedForm } from '../../lib/form.ts';
import { toInitials } from '../../lib/format.ts';
import { NOTHING_SENT, upload, type UploadProgress } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyField, TextArea } from '../../ui/field.tsx';
import forms from '../../ui/form.module.css';
import type { Picture } from '../../ui/picture.ts';
import { UploadStatus } from '../../ui/upload-status.tsx';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';
import styles from './designer-profile-form.module.css';
import { PersonFields } from './person-fields.tsx';
import { ProfilePhoto, usePhotoChoice, type PhotoChoice } from './profile-photo.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { portraitOf } from './profiles.queries.ts';
import { profileLabels, toProfileValues, type ProfileValues } from './profile-values.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface DesignerValues extends ProfileValues {
  bio: string;
  /** US dollars as typed; empty for none. */
  budget_min: string;
  budget_max: string;
}

const labels = {
  ...profileLabels,
  bio: 'About you',
  budget_min: 'Usual budget from',
  budget_max: 'Usual budget to',
} satisfies Record<keyof DesignerValues, string>;

/** A designer's profile beside how clients see it; `profile` is undefined before the first save. */
export function DesignerProfileForm({ profile }: { profile: DesignerProfile | undefined }) {
  const form = useCheckedForm<DesignerValues>(
    (values) => contractFaults(designerProfileBody, values, labels),
    toDesignerValues(profile),
  );
  const photo = usePhotoChoice(profile?.photo_url ?? null);
  const [photoFault, setPhotoFault] = useState<string | null>(null);
  const changes = useUnsavedChanges(form, {
    isDirty: form.formState.isDirty || photo.choice.url !== (profile?.photo_url ?? null),
    attachments: photo.choice.file,
    onRestore: (file) => file !== null && photo.pick(file),
  });
  const [progress, setProgress] = useState<UploadProgress>(NOTHING_SENT);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const save = useSaveProfile(
    'designer',
    async (body: DesignerValues) => {
      const files = { photo: photo.choice.file === null ? [] : [photo.choice.file] };
      const { signal } = (sending.current = new AbortController());
      setProgress(NOTHING_SENT);
      const saved = await upload(profilesApi.saveDesigner, { body, files, signal }, setProgress);
      photo.keep(saved.photo_url);
      return saved;
    },
    (saved) => {
      form.reset(toDesignerValues(saved));
      changes.release();
    },
    (error) => {
      form.showFaults(error);
      if (error instanceof ApiError) {
        setPhotoFault(error.errors.find(({ field }) => field === 'photo')?.message ?? null);
      }
    },
  );
  const picture = pictureOf(photo.choice, profile);
  const values = form.watch();
  const initials = toInitials(values.first_name, values.last_name);

  return (
    <div className={forms.page}>
      <form className={forms.form} noValidate onSubmit={form.handleSubmit((body) => save.mutate(body))}>
        <h1>Profile Settings</h1>
        <ProfilePhoto
          choice={photo.choice}
          picture={picture}
          initials={initials}
          isLocked={save.isPending}
          fault={photoFault}
          review={profile?.photo_review ?? 'shown'}
          onPick={(file) => {
            setPhotoFault(null);
            photo.pick(file);
          }}
          onRemove={() => {
            setPhotoFault(null);
            photo.remove();
          }}
        />
        <PersonFields
          form={form as unknown as CheckedForm<ProfileValues>}
          languagesHint="Clients who share a language with you see it as a reason."
          wantsLanguage
        />
        <fieldset className={styles.optional}>
          <legend>Helps matching (optional)</legend>
          <TextArea
            label={labels.bio}
            hint="A few sentences in your own words; without them we write one from your portfolio."
            {...form.field('bio')}
          />
          <div className={forms.two}>
            <MoneyField label={labels.budget_min} {...form.field('budget_min')} />
            <MoneyField label={labels.budget_max} {...form.field('budget_max')} />
          </div>
        </fieldset>
        <div className={forms.end}>
          <Button type="submit" size="large" isBusy={save.isPending} disabled={photo.choice.url === null}>
            Save Changes
          </Button>
          {save.isPending && photo.choice.file !== null ? (
            <UploadStatus progress={progress} of="photo" onCancel={() => sending.current?.abort()} />
          ) : null}
        </div>
      </form>
      <aside className={forms.aside}>
        <ProfilePreview
          firstName={values.first_name}
          initials={initials}
          picture={picture}
          countryCode={values.country_code}
          languageCodes={values.spoken_languages_codes}
          bio={values.bio}
        />
      </aside>
      {changes.dialog}
    </div>
  );
}

/** The new file, or the stored photo as long as it is neither removed nor held back. */
function pictureOf({ file, url }: PhotoChoice, profile: DesignerProfile | undefined): Picture | null {
  if (url === null) return null;
  if (file !== null) return { src: url, alt: '' };
  return profile === undefined ? null : portraitOf(profile);
}

function toDesignerValues(profile: DesignerProfile | undefined): DesignerValues {
  return {
    ...toProfileValues(profile),
    bio: profile?.bio ?? '',
    budget_min: profile?.budget_min?.toString() ?? '',
    budget_max: profile?.budget_max?.toString() ?? '',
  };
}
