import layout from './form.module.css';
import { Skeleton } from './skeleton.tsx';

/** A form whose values are still loading: its title, `fields` rows of fields, and its button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={layout.page} role="progressbar" aria-label="Loading">
      <div className={layout.form}>
        <Skeleton height="3rem" width="60%" />
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} height="4.5rem" />
        ))}
        <Skeleton height="3.25rem" width="10rem" />
      </div>
    </div>
  );
}
