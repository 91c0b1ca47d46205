import type { ReactNode } from 'react';
import layout from '../fields/form.module.css';
import { Skeleton } from './skeleton.tsx';

/** A form whose values are still loading: its heading, `fields` rows of fields, and its button. */
export function FormSkeleton({ heading, fields }: { heading?: ReactNode; fields: number }) {
  return (
    <div className={layout.page}>
      <div className={layout.form}>
        {heading}
        <div className={layout.form} role="progressbar" aria-label="Loading">
          {Array.from({ length: fields }, (_, index) => (
            <Skeleton key={index} height="4.5rem" />
          ))}
          <Skeleton height="3.25rem" width="10rem" />
        </div>
      </div>
    </div>
  );
}
