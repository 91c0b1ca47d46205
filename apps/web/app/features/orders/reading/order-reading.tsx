import type { SetReading, Wish } from '@tessera/contract/orders/order-reading';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { shownWishText, stanceOf, stancesFor, withStance, wishText } from '../../../lib/text/wish-text.ts';
import { useDialogPart } from '../../../ui/dialogs/use-dialog-part.ts';
import { definePart } from '../../../ui/loading/part.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { showUndoToast } from '../../../ui/notices/undo-toast.tsx';
import styles from './order-reading.module.css';
import { useSetReading, type LoadedOrder, type ReadingSaved } from '../orders.queries.ts';
import { keyOf, withoutWish, withWish } from './reading-changes.ts';

const pickerPart = definePart(() => import('./wish-picker.tsx'));

/**
 * What an order asks for, as chips that can be removed, changed and added to. Every change is saved at once and can be
 * undone.
 */
export function OrderReading({
  order,
  onSaved,
}: {
  order: LoadedOrder;
  onSaved: (saved: ReadingSaved) => void;
}) {
  const reading = order.reading;
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { Content: WishPicker } = useDialogPart(pickerPart, isAdding, () => setIsAdding(false));
  const { mutate, isPending } = useSetReading(order.id);

  /** Saves a change, and offers the state before it. Where the focus was may be gone, so it goes to the heading. */
  const change = (set: SetReading, done: string) => {
    const before = { added: reading.added, removed: reading.removed };
    setChanged(null);
    setIsAdding(false);
    heading.current?.focus({ preventScroll: true });
    mutate(set, {
      onSuccess: (saved) => {
        onSaved(saved);
        showUndoToast(done, () =>
          mutate(before, {
            onSuccess: (undone) => {
              onSaved(undone);
              showToast('It is as it was.');
            },
          }),
        );
      },
    });
  };
  const add = (wish: SetReading['added'][number] & { label: string }) =>
    change(withWish(reading, wish), `Added ‘${wishText(wish)}’.`);

  const open = reading.wishes.find((wish) => keyOf(wish) === changed);
  return (
    <section className={styles.reading} aria-labelledby={`${id}-heading`} aria-busy={isPending}>
      <p className={styles.heading} id={`${id}-heading`} ref={heading} tabIndex={-1}>
        We read:
      </p>
      <ul className={styles.chips} aria-labelledby={`${id}-heading`}>
        {reading.wishes.map((wish) => (
          <li key={keyOf(wish)} className={`${styles.chip} ${styles[wish.origin]}`}>
            <button
              type="button"
              className={styles.text}
              aria-expanded={changed === keyOf(wish)}
              aria-controls={`${id}-change`}
              onClick={() => setChanged(changed === keyOf(wish) ? null : keyOf(wish))}
            >
              {shownWishText(wish)}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ‘${shownWishText(wish)}’`}
              onClick={() => change(withoutWish(reading, wish), `Removed ‘${wishText(wish)}’.`)}
            >
              <IconX size={16} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
        {order.matching_state === 'pending' ? (
          <li className={styles.note}>reading…</li>
        ) : reading.wishes.length === 0 ? (
          <li className={styles.note}>nothing special yet</li>
        ) : null}
        <li>
          <button
            type="button"
            className={styles.add}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            <IconPlus size={16} stroke={1.75} aria-hidden="true" />
            Add
          </button>
        </li>
      </ul>
      <div id={`${id}-change`}>
        {open === undefined ? null : (
          <Stances
            wish={open}
            onPick={(wish) => change(withWish(reading, wish), `Changed to ‘${wishText(wish)}’.`)}
          />
        )}
      </div>
      {isAdding && WishPicker !== null ? (
        <WishPicker onPick={add} onCancel={() => setIsAdding(false)} />
      ) : null}
      {reading.question === null || order.matching_state === 'pending' ? null : (
        <div className={styles.question} role="group" aria-label={reading.question.text}>
          <p>{reading.question.text}</p>
          {reading.question.answers.map((answer) => (
            <button key={keyOf(answer)} type="button" className={styles.add} onClick={() => add(answer)}>
              {wishText(answer)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** The ways in which a wish can hold, and the words that it was read from. */
function Stances({ wish, onPick }: { wish: Wish; onPick: (wish: Wish) => void }) {
  const words = wish.sources.map((source) => `“${source.words}”`).join(', ');
  return (
    <div className={styles.stances} role="group" aria-label={`Change ‘${shownWishText(wish)}’`}>
      {stancesFor(wish.kind).map(({ stance, name }) => {
        const isNow = stance === stanceOf(wish);
        return (
          <button
            key={stance}
            type="button"
            aria-pressed={isNow && wish.origin !== 'guessed'}
            onClick={() => onPick(withStance(wish, stance))}
          >
            {name}
          </button>
        );
      })}
      {words === '' ? null : <span className="caption muted">Read from {words}</span>}
    </div>
  );
}
