import { AccountLinks } from '../../../ui/page/account-links.tsx';
import type { DesignerProfile } from '@tessera/contract/account/profiles';
import { profilesApi } from '../../../lib/api/routes/account.generated.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, type Versioned } from '../../../lib/api/api.ts';
import { contractFaults } from '../../../lib/forms/contract-faults.ts';
import { useCheckedForm, type CheckedForm } from '../../../lib/forms/form.ts';
import { formatUsd, toInitials } from '../../../lib/text/format.ts';
import { countriesQuery, languagesQuery } from '../../../lib/api/geo.queries.ts';
import { NOTHING_SENT, upload, type UploadProgress } from '../../../lib/api/upload.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { MoneyField, TextArea } from '../../../ui/fields/field.tsx';
import forms from '../../../ui/fields/form.module.css';
import type { Picture } from '../../../ui/photos/picture.ts';
import { TryAgain } from '../../../ui/notices/try-again.tsx';
import { UploadStatus } from '../../../ui/fields/upload-status.tsx';
import { useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes.tsx';
import type { ComparedField } from '../../../ui/dialogs/versions/compared-field.ts';
import styles from './designer-profile-form.module.css';
import { PersonFields } from './person-fields.tsx';
import { ProfilePhoto, usePhotoChoice, type PhotoChoice } from './profile-photo.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { ownCardQuery, specialtyOptionsQuery } from '../own-card.queries.ts';
import { portraitOf } from '../profiles.queries.ts';
import { profileLabels, toProfileValues, type ProfileValues } from '../profile-values.ts';
import { comparePersons } from '../profile-versions.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { PublicPageFields, type PublicPageValues } from './public-page-fields.tsx';
import { SpecialtiesField } from './specialties-field.tsx';

type LoadedDesigner = Versioned<DesignerProfile>;

interface DesignerValues extends ProfileValues {
  bio: string;
  /** US dollars as typed; empty for none. */
  budget_min: string;
  budget_max: string;
  /** Null while the proposals from the portfolio stand. */
  specialties: string[] | null;
  public_page: boolean;
  /** Empty for one that is made from the name. */
  slug: string;
  website: string;
}

const labels = {
  ...profileLabels,
  bio: 'About you',
  budget_min: 'Usual budget from',
  budget_max: 'Usual budget to',
  specialties: 'Specialties',
  public_page: 'Public page',
  slug: 'Address',
  website: 'Website',
} satisfies Record<keyof DesignerValues, string>;

/** What a field takes, said where it is at fault. */
const rules: Readonly<Record<string, string>> = {
  slug: 'Use 3 to 40 of the letters a to z, digits and hyphens.',
  website: 'Enter an address of the web, such as https://example.org.',
};

/** A designer's profile beside how clients see it; `profile` is undefined before the first save. */
export function DesignerProfileForm({ profile: given }: { profile: LoadedDesigner | undefined }) {
  // The profile that is being changed: what is loaded again behind the form does not change it.
  const [profile, setProfile] = useState(given);
  const form = useCheckedForm<DesignerValues>(async (values) => {
    const faults = await contractFaults(
      async () => (await import('@tessera/contract/account/profiles')).designerProfileBody,
      toBody(values),
      labels,
    );
    return faults.map(({ field, message }) => ({ field, message: rules[field] ?? message }));
  }, toDesignerValues(profile));
  const photo = usePhotoChoice(profile?.photo_url ?? null);
  const [photoFault, setPhotoFault] = useState<string | null>(null);
  const changes = useUnsavedChanges(form, {
    isDirty: form.formState.isDirty || photo.choice.url !== (profile?.photo_url ?? null),
    attachments: photo.choice.file,
    onRestore: (file) => file !== null && photo.pick(file),
  });
  /** What is missing is pointed out once somebody has tried to save, or has taken away what was there. */
  const hasTried = form.formState.isSubmitted;
  const isPhotoDue = hasTried || (profile?.photo_url ?? null) !== null;
  const uploadButton = useRef<HTMLButtonElement>(null);
  const [progress, setProgress] = useState<UploadProgress>(NOTHING_SENT);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const picture = pictureOf(photo.choice, profile);
  const { data: countries = [] } = useQuery(countriesQuery);
  const { data: languages = [] } = useQuery(languagesQuery);
  const client = useQueryClient();
  const { data: options = [] } = useQuery(specialtyOptionsQuery);
  const { data: card } = useQuery({ ...ownCardQuery, enabled: profile !== undefined });
  const proposed = card?.proposedSpecialties ?? [];
  const toNames = (specialties: readonly string[] | null) =>
    specialties === null
      ? proposed.map(({ label }) => label)
      : specialties.flatMap((value) => options.find((option) => option.value === value)?.label ?? []);
  const { save, isPending, error, dialog } = useSaveProfile('designer', profile, {
    send: (ifMatch) => {
      const files = { photo: photo.choice.file === null ? [] : [photo.choice.file] };
      const { signal } = (sending.current = new AbortController());
      setProgress(NOTHING_SENT);
      const content = { body: toBody(form.getValues()), files, signal, ifMatch };
      return upload(profilesApi.saveDesigner, content, setProgress);
    },
    show: (stored) => {
      setProfile(stored);
      photo.keep(stored.photo_url);
      form.reset(toDesignerValues(stored));
      changes.release();
      void client.invalidateQueries({ queryKey: ownCardQuery.queryKey });
    },
    compare: (stored) => {
      const [mine, theirs] = [form.getValues(), toDesignerValues(stored)];
      return [
        comparePhotos(photo.choice, picture, stored),
        ...comparePersons(mine, theirs, { countries, languages }),
        { label: labels.bio, mine: mine.bio.trim(), theirs: theirs.bio.trim() },
        ...(['budget_min', 'budget_max'] as const).map((name) => ({
          label: labels[name],
          mine: toAmount(mine[name]),
          theirs: toAmount(theirs[name]),
        })),
        {
          label: labels.specialties,
          mine: toNames(mine.specialties).join(', '),
          theirs: toNames(theirs.specialties).join(', '),
        },
        { label: labels.public_page, mine: toSwitch(mine), theirs: toSwitch(theirs) },
        { label: labels.slug, mine: mine.slug.trim(), theirs: theirs.slug },
        { label: labels.website, mine: mine.website.trim(), theirs: theirs.website },
      ];
    },
    onFault: (fault) => {
      form.showFaults(fault);
      if (fault instanceof ApiError) {
        setPhotoFault(fault.errors.find(({ field }) => field === 'photo')?.message ?? null);
      }
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    void form.handleSubmit(() => {
      if (photo.choice.url === null) uploadButton.current?.focus();
      else save();
    })(event);
  };
  const values = form.watch();
  const initials = toInitials(values.first_name, values.last_name);

  return (
    <div className={forms.page}>
      <form className={forms.form} method="post" noValidate onSubmit={submit}>
        <h1>Profile Settings</h1>
        <p>
          <AccountLinks role="designer" />
        </p>
        <ProfilePhoto
          choice={photo.choice}
          picture={picture}
          initials={initials}
          isLocked={isPending}
          uploadButton={uploadButton}
          isDue={isPhotoDue}
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
          isLanguageDue={hasTried || (profile?.spoken_languages.length ?? 0) > 0}
        />
        <fieldset className={styles.optional}>
          <legend>Helps matching (optional)</legend>
          <TextArea
            label={labels.bio}
            hint="A few sentences in your own words; without them we write one from your portfolio."
            {...form.field('bio')}
          />
          <SpecialtiesField
            value={values.specialties}
            proposed={proposed}
            options={options}
            error={form.getFieldState('specialties', form.formState).error?.message}
            onChange={(specialties) => {
              form.setValue('specialties', specialties, { shouldDirty: true });
              form.clearErrors('specialties');
            }}
          />
          <div className={forms.two}>
            <MoneyField label={labels.budget_min} amount={values.budget_min} {...form.field('budget_min')} />
            <MoneyField label={labels.budget_max} amount={values.budget_max} {...form.field('budget_max')} />
          </div>
        </fieldset>
        <PublicPageFields
          form={form as unknown as CheckedForm<PublicPageValues>}
          stored={profile}
          labels={labels}
        />
        <TryAgain error={error} />
        <div className={forms.end}>
          <Button
            type="submit"
            size="large"
            isBusy={isPending}
            disabled={isPhotoDue && photo.choice.url === null}
          >
            Save Changes
          </Button>
          {isPending && photo.choice.file !== null ? (
            <UploadStatus progress={progress} of="photo" onCancel={() => sending.current?.abort()} />
          ) : null}
        </div>
      </form>
      <aside className={styles.preview}>
        <ProfilePreview
          firstName={values.first_name}
          initials={initials}
          picture={picture}
          countryCode={values.country_code}
          storedCountry={profile?.country}
          languageCodes={values.spoken_languages_codes}
          bio={values.bio}
          card={card}
          specialties={toNames(values.specialties)}
        />
      </aside>
      {changes.dialog}
      {dialog}
    </div>
  );
}

/** The new file, or the stored photo as long as it is neither removed nor held back. */
function pictureOf({ file, url }: PhotoChoice, profile: LoadedDesigner | undefined): Picture | null {
  if (url === null) return null;
  if (file !== null) return { src: url, alt: '' };
  return profile === undefined ? null : portraitOf(profile);
}

function comparePhotos(choice: PhotoChoice, picture: Picture | null, stored: LoadedDesigner): ComparedField {
  const initials = toInitials(stored.first_name, stored.last_name);
  return {
    label: 'Profile photo',
    // A new file is none of the stored ones.
    mine: choice.file === null ? (choice.url ?? '') : 'new',
    theirs: stored.photo_url ?? '',
    views: {
      mine: <Avatar size="large" initials={initials} picture={picture} />,
      theirs: <Avatar size="large" initials={initials} picture={portraitOf(stored)} />,
    },
  };
}

function toSwitch({ public_page }: DesignerValues): string {
  return public_page ? 'On' : 'Off';
}

function toAmount(typed: string): string {
  return typed.trim() === '' ? '' : formatUsd(Number(typed));
}

function toDesignerValues(profile: LoadedDesigner | undefined): DesignerValues {
  return {
    ...toProfileValues(profile),
    bio: profile?.bio ?? '',
    budget_min: profile?.budget_min?.toString() ?? '',
    budget_max: profile?.budget_max?.toString() ?? '',
    specialties: profile?.specialties?.map(({ value }) => value) ?? null,
    public_page: profile?.public_page ?? false,
    slug: profile?.slug ?? '',
    website: profile?.website ?? '',
  };
}

/** A form cannot send an empty list, so one empty text stands for none. What was never set is not sent. */
function toBody({ specialties, ...typed }: DesignerValues) {
  const website = typed.website.trim();
  const hasScheme = website === '' || /^[a-z]+:/i.test(website);
  const values = {
    ...typed,
    slug: typed.slug.trim(),
    website: hasScheme ? website : `https://${website}`,
  };
  if (specialties === null) return values;
  return { ...values, specialties: specialties.length === 0 ? [''] : specialties };
}
