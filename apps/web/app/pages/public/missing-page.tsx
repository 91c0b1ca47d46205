import { pageTitle } from '../../lib/site/product.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Mosaic } from '../../ui/brand/mosaic.tsx';
import styles from './missing-page.module.css';

/** What stands in place of a page that is not there: a picture with a tile missing, and where to go from here. */
export function MissingPage({ text, action }: { text: string; action: { to: string; label: string } }) {
  return (
    <div className={`wrap ${styles.message}`}>
      <title>{pageTitle('Page not found')}</title>
      <meta name="robots" content="noindex" />
      {/* First: a page is painted while it arrives, and what stands above must not come after what stands below. */}
      <div className={styles.picture}>
        <Mosaic
          className={styles.mosaic}
          room="mediterranean_living_11_wide"
          alt="A living room shown as a mosaic with one tile missing"
          sizes="(max-width: 899.98px) 100vw, 50vw"
          isUrgent
        />
        <span className={styles.gap} />
      </div>
      <div className={styles.text}>
        <h1>Page not found</h1>
        <p className="lede">{text}</p>
        <ButtonLink size="large" to={action.to}>
          {action.label}
        </ButtonLink>
      </div>
    </div>
  );
}
