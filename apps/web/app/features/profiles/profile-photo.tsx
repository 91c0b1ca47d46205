import { errorCatalogue } from '@tessera/contract/errors';
import { profilePhoto } from '@tessera/contract/media';
import type { DesignerProfile } from '@tessera/contract/profiles';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Picture } from '../../ui/picture.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
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

/** Uploads, shows and removes a round portrait. Without one it says that one is required. */
export function ProfilePhoto({
  choice,
  picture,
  initials,
  isLocked,
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
  /** What the server found wrong with the file, if anything. */
  fault: string | null;
  /** What became of the stored photo in review. */
  review: DesignerProfile['photo_review'];
  onPick: (file: File) => void;
  onRemove: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const missing = choice.url === null ? errorCatalogue.photo_required.message : null;
  const error = refusal ?? fault ?? missing;

  const handleFiles = ([file]: readonly File[]) => {
    if (file === undefined) return;
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused === null) onPick(file);
  };

  const { isOver, dropHandlers } = useFileDrop({ isDisabled: isLocked, onFiles: handleFiles });

  return (
    <div
      className={isOver ? `${styles.upload} ${styles.over}` : styles.upload}
      role="group"
      aria-label="Profile photo"
      {...dropHandlers}
    >
      <Avatar size="large" initials={initials} picture={picture} />
      <div className={styles.side}>
        <input
          ref={input}
          id={id}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          accept={profilePhoto.mediaTypes.join(',')}
          aria-label="Profile photo"
          disabled={isLocked}
          onChange={({ currentTarget }) => {
            handleFiles([...(currentTarget.files ?? [])]);
            // The same file may be chosen again after it was removed.
            currentTarget.value = '';
          }}
        />
        <div className={styles.actions}>
          <Button
            kind="secondary"
            icon={<IconCamera size={20} stroke={1.5} aria-hidden="true" />}
            aria-describedby={`${id}-note`}
            disabled={isLocked}
            onClick={() => input.current?.click()}
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
        {error === null ? null : <FieldError id={`${id}-note`}>{error}</FieldError>}
      </div>
    </div>
  );
}

/** Why a file is not taken, or null. The server looks at the content again. */
function refusalOf(file: File): string | null {
  if (!profilePhoto.mediaTypes.includes(file.type)) return errorCatalogue.invalid_file_type.message;
  if (file.size > profilePhoto.maxBytes) return errorCatalogue.file_too_large.message;
  return null;
}
