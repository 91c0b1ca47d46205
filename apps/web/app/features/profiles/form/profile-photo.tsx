import { pageErrors } from '@tessera/contract/errors/page-errors';
import { profilePhoto } from '@tessera/contract/fields/file-fields';
import type { DesignerProfile } from '@tessera/contract/account/profiles';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useId, useState, type Ref } from 'react';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import type { Picture } from '../../../ui/photos/picture.ts';
import { useFileDrop } from '../../../ui/fields/use-file-drop.ts';
import styles from './profile-photo.module.css';

/** A designer's portrait in the making: a new file, the stored one, or none. */
export interface PhotoChoice {
  file: File | null;
  /** Address of what to show: the stored photo, or the new file in this browser. */
  url: string | null;
}

/** The state of the portrait; starts from the stored photo. */
export function usePhotoChoice(storedUrl: string | null) {
  const [choice, setChoice] = useState<PhotoChoice>({ file: null, url: storedUrl });
  const fileUrl = choice.file === null ? null : choice.url;
  useEffect(() => {
    if (fileUrl !== null) return () => URL.revokeObjectURL(fileUrl);
    return undefined;
  }, [fileUrl]);
  return {
    choice,
    pick: (file: File) => setChoice({ file, url: URL.createObjectURL(file) }),
    remove: () => setChoice({ file: null, url: null }),
    keep: (url: string | null) => setChoice({ file: null, url }),
  };
}

/** Uploads, shows and removes a round portrait. Without one it says that one is required; as a fault only when `isDue`. */
export function ProfilePhoto({
  choice,
  picture,
  initials,
  isLocked,
  isDue,
  uploadButton,
  fault,
  review,
  onPick,
  onRemove,
}: {
  choice: PhotoChoice;
  /** What is shown of it; null for the initials. */
  picture: Picture | null;
  initials: string;
  /** Nothing can be changed while the form is being sent. */
  isLocked: boolean;
  /** Whether it is a fault that there is none. */
  isDue: boolean;
  uploadButton: Ref<HTMLButtonElement>;
  /** What the server found wrong with the file, if anything. */
  fault: string | null;
  /** What became of the stored photo in review. */
  review: DesignerProfile['photo_review'];
  onPick: (file: File) => void;
  onRemove: () => void;
}) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const missing = choice.url === null ? pageErrors.photo_required.message : null;
  const error = refusal ?? fault ?? (isDue ? missing : null);

  const handleFiles = ([file]: readonly File[]) => {
    if (file === undefined) return;
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused === null) onPick(file);
  };

  const { isOver, zoneProps, inputProps, choose } = useFileDrop({
    isDisabled: isLocked,
    onFiles: handleFiles,
  });

  return (
    <div
      {...zoneProps}
      className={isOver ? `${styles.upload} ${styles.over}` : styles.upload}
      role="group"
      aria-label="Profile photo"
    >
      <Avatar size="large" initials={initials} picture={picture} />
      <div className={styles.side}>
        <input {...inputProps} accept={profilePhoto.mediaTypes.join(',')} aria-label="Profile photo" />
        <div className={styles.actions}>
          <Button
            ref={uploadButton}
            kind="secondary"
            icon={<IconCamera size={20} stroke={1.5} aria-hidden="true" />}
            aria-describedby={`${id}-note`}
            disabled={isLocked}
            onClick={choose}
          >
            Upload photo
          </Button>
          {choice.url === null ? null : (
            <Button
              kind="quiet"
              disabled={isLocked}
              onClick={() => {
                setRefusal(null);
                onRemove();
              }}
            >
              Remove photo
            </Button>
          )}
        </div>
        <p className="caption">Choose, drop or paste a JPEG, PNG or GIF. Clients see it beside your name.</p>
        {review === 'shown' || choice.url === null || choice.file !== null ? null : (
          <Notice tone="warning">
            {review === 'held'
              ? 'Your photo is held for review. Nobody sees it until we have looked at it.'
              : 'Your photo was removed after review. Please upload another one.'}
          </Notice>
        )}
        {error !== null ? (
          <FieldError id={`${id}-note`}>{error}</FieldError>
        ) : missing !== null ? (
          <p className="caption" id={`${id}-note`}>
            {missing}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Why a file is not taken, or null. The server looks at the content again. */
function refusalOf(file: File): string | null {
  if (!profilePhoto.mediaTypes.includes(file.type)) return pageErrors.invalid_file_type.message;
  if (file.size > profilePhoto.maxBytes) return pageErrors.file_too_large.message;
  return null;
}
