import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EMPHASIS, emphasisNames, type Emphasis, type EmphasisName } from './emphasis.ts';
import styles from './emphasis-sliders.module.css';

/** How a change goes into the address: as a step one can go back from, or in place of the last one. */
export type AddressChange = 'push' | 'replace';

/** Lets a customer say what counts for a list. It is folded away while everything counts as usual. */
export function EmphasisSliders({
  emphasis,
  firstName,
  onChange,
}: {
  emphasis: Emphasis;
  /** Who is first on the list, told to those who do not see it change. */
  firstName: string | undefined;
  onChange: (emphasis: Emphasis, change: AddressChange) => void;
}) {
  /** The slider that is being moved: its steps are one change. */
  const moving = useRef<EmphasisName | null>(null);
  /** What was chosen, until it is seen in the address: keys may be pressed faster than that. */
  const [chosen, setChosen] = useState<Emphasis | null>(null);
  if (chosen !== null && isSame(chosen, emphasis)) setChosen(null);
  const shown = chosen ?? emphasis;
  const isUsual = Object.keys(shown).length === 0;
  const [isOpen, setIsOpen] = useState(!isUsual);
  const handleMove = (name: EmphasisName, value: number) => {
    const { [name]: _before, ...others } = shown;
    const moved = value === EMPHASIS.usual ? others : { ...others, [name]: value };
    setChosen(moved);
    onChange(moved, moving.current === name ? 'replace' : 'push');
    moving.current = name;
  };
  const handleReset = () => {
    if (isUsual) return;
    moving.current = null;
    setChosen({});
    onChange({}, 'push');
  };
  return (
    <details
      className={styles.emphasis}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden="true" />
        What counts
        {isUsual ? null : <span className="caption">adjusted</span>}
      </summary>
      <div className={styles.panel}>
        {emphasisNames.map((name) => (
          <Slider
            key={name}
            name={name}
            value={shown[name] ?? EMPHASIS.usual}
            onMove={(value) => handleMove(name, value)}
            onLeave={() => (moving.current = null)}
          />
        ))}
        <p className="visually-hidden" role="status">
          {isUsual || firstName === undefined ? '' : `${firstName} comes first.`}
        </p>
        <Button kind="secondary" className={styles.reset} onClick={handleReset}>
          Reset
        </Button>
      </div>
    </details>
  );
}

function isSame(a: Emphasis, b: Emphasis): boolean {
  return emphasisNames.every((name) => a[name] === b[name]);
}

const labels: Record<EmphasisName, { label: string; hint: string }> = {
  style: { label: 'Style', hint: 'The look, by photos and words' },
  scope: { label: 'Scope', hint: 'Rooms, kind of work, your brief' },
  budget: { label: 'Budget', hint: 'Their usual range' },
  nearness: { label: 'Nearness', hint: 'Country and language' },
};

const valueTexts: Record<number, string> = {
  0: 'Left out',
  0.5: 'Less',
  1: 'As usual',
  1.5: 'More',
  2: 'Most',
};

function Slider({
  name,
  value,
  onMove,
  onLeave,
}: {
  name: EmphasisName;
  value: number;
  onMove: (value: number) => void;
  onLeave: () => void;
}) {
  const id = useId();
  const { label, hint } = labels[name];
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {valueTexts[value]}
      </output>
      <input
        id={id}
        type="range"
        min={EMPHASIS.min}
        max={EMPHASIS.max}
        step={EMPHASIS.step}
        value={value}
        aria-valuetext={valueTexts[value]}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
        onPointerUp={onLeave}
        onBlur={onLeave}
      />
      <p className="caption muted" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
