import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { differenceFrom } from '../../../lib/forms/difference.ts';
import { Button } from '../../buttons/button.tsx';
import { Dialog } from '../dialog.tsx';
import { IconButton } from '../../buttons/icon-button.tsx';
import { isSame, type ComparedField } from './compared-field.ts';
import styles from './versions-dialog.module.css';

/** Shows what somebody wrote beside what was saved meanwhile, field by field, and asks which of the two stays. */
export default function VersionsDialog({
  isOpen,
  title,
  fields,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  isOpen: boolean;
  title: string;
  fields: readonly ComparedField[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Goes on editing; nothing is decided. */
  onClose: () => void;
}) {
  const id = useId();
  const same = fields.filter(isSame);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton className={styles.close} label="Close" data-dialog-dismiss="" onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
        <p id={`${id}-text`}>
          It was saved in another window or on another device after you opened it here. Choose the version
          that stays, or close this and go on editing.
        </p>
      </header>
      {fields
        .filter((field) => !isSame(field))
        .map((field) => (
          <section key={field.label} className={styles.field}>
            <h3>{field.label}</h3>
            <div className={styles.versions}>
              <Version
                title="What you wrote"
                text={field.mine}
                other={field.theirs}
                view={field.views?.mine}
              />
              <Version
                title="What was saved meanwhile"
                text={field.theirs}
                other={field.mine}
                view={field.views?.theirs}
              />
            </div>
          </section>
        ))}
      {same.length === 0 ? null : (
        <p className="caption">The same in both: {same.map(({ label }) => label).join(', ')}.</p>
      )}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </div>
    </Dialog>
  );
}

function Version({
  title,
  text,
  other,
  view,
}: {
  title: string;
  text: string;
  other: string;
  view: ReactNode | undefined;
}) {
  return (
    <div className={styles.version}>
      <h4 className="caption">{title}</h4>
      {view ?? (text === '' ? <p className="muted">Left empty</p> : <MarkedText text={text} other={other} />)}
    </div>
  );
}

function MarkedText({ text, other }: { text: string; other: string }) {
  const { before, differing, after } = differenceFrom(other, text);
  return (
    <p className={styles.text}>
      {before}
      {differing === '' ? null : <mark>{differing}</mark>}
      {after}
    </p>
  );
}
