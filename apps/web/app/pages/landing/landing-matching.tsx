import { IconCheck } from '@tabler/icons-react';
import { Mosaic } from '../../ui/brand/mosaic.tsx';
import { FourTileSpinner } from '../../ui/loading/spinner.tsx';
import styles from './landing.module.css';

const benefits = [
  {
    title: 'Personalized Recommendations',
    text: 'Designers chosen for your style, your budget and the scope of your project.',
  },
  { title: 'Save Time and Effort', text: 'A short list with reasons, instead of hundreds of profiles.' },
  {
    title: 'Higher Project Success Rate',
    text: 'A 94% satisfaction rate and fewer revisions for matched projects.',
  },
];

/** The dark band of the landing page: how far matching has got, as a picture, and what it is good for. */
export function MatchingDemo() {
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.section} ${styles.demo}`}>
        <figure>
          <Mosaic
            className={styles.demoMosaic}
            room="bohemian_living_11_wide"
            alt="A living room with a terracotta arch, most of its tiles in place"
            hasGold={false}
            sizes="(max-width: 899.98px) 100vw, 55vw"
          />
          <ul className={styles.demoSteps}>
            <li>
              <IconCheck size={20} stroke={1.5} aria-label="Done:" role="img" />
              <span>Project requirements analyzed</span>
            </li>
            <li>
              <IconCheck size={20} stroke={1.5} aria-label="Done:" role="img" />
              <span>Style preferences identified</span>
            </li>
            <li>
              <FourTileSpinner />
              <span>Matching with designers</span>
              <span className={`num ${styles.demoPercent}`}>70%</span>
            </li>
          </ul>
        </figure>
        <div>
          <h2>AI-Powered Designer Matching</h2>
          <ul className={styles.benefits}>
            {benefits.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
