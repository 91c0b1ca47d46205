import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { HOW_IT_WORKS, paths } from '../../paths.ts';
import { ClosingCall } from '../../ui/page/closing-call.tsx';
import { PageHead, SiteData } from '../../ui/page/page-head.tsx';
import { Photo } from '../../ui/photos/photo.tsx';
import { roomPicture } from '../../ui/brand/rooms.ts';
import { Hero } from './landing-hero.tsx';
import { MatchingDemo } from './landing-matching.tsx';
import styles from './landing.module.css';

/** How long the page waits before it scrolls to a section, so that it is laid out. */
const SCROLL_DELAY_MS = 100;

/** What a visitor sees at `/`. */
export function Landing() {
  useScrollTarget();
  return (
    <>
      <PageHead title="Find an Interior Designer Who Fits" path={paths.home} />
      <SiteData />
      <Hero />
      <WhyChoose />
      <MatchingDemo />
      <HowItWorks />
      <section className={`wrap ${styles.closing}`}>
        <ClosingCall />
      </section>
    </>
  );
}

/** Scrolls to the section that the navigation asked for; who comes back is already where they were. */
function useScrollTarget(): void {
  const { state, key } = useLocation() as { state: { scrollTo?: unknown } | null; key: string };
  const target = state?.scrollTo;
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (target !== HOW_IT_WORKS || isBack) return;
    const timer = setTimeout(() => document.getElementById(HOW_IT_WORKS)?.scrollIntoView(), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target, key, isBack]);
}

function WhyChoose() {
  const why = [
    {
      title: 'AI-Powered Matching',
      text: 'Matching by style, budget and project scope, explained in plain words.',
      picture: roomPicture(
        'japandi_dining_1_wide',
        'Dining room with a long dark oak table and a paper lantern',
      ),
      position: '50% 60%',
    },
    {
      title: 'Curated Talent',
      text: 'Pre-vetted designers, each with a portfolio you can look through.',
      picture: roomPicture('traditional_dining_11_wide', 'Panelled dining room with a chandelier'),
      position: '60% 60%',
    },
    {
      title: 'Seamless Collaboration',
      text: 'One place to share inspiration, review designs and manage the project.',
      picture: roomPicture('farmhouse_kitchen_1_wide', 'Kitchen island with timber stools'),
      position: '48% 60%',
    },
  ];
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.sectionHead}>
        <h2>Why Choose Our Platform</h2>
        <p className="lede">It’s free for now. Fees may come later, and we’ll say so well before they do.</p>
      </div>
      <ul className={styles.why}>
        {why.map(({ title, text, picture, position }) => (
          <li key={title}>
            <Photo
              className={styles.whyPhoto}
              picture={picture}
              position={position}
              sizes="(max-width: 599.98px) 100vw, 40vw"
            />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowItWorks() {
  const steps = [
    {
      title: 'Describe Your Project',
      text: 'Share your needs, style preferences and budget.',
      tiles: [true, false, false, false],
    },
    {
      title: 'Get Matched',
      text: 'Our AI pairs you with designers whose style, budget and scope fit yours.',
      tiles: [true, true, false, false],
    },
    {
      title: 'Collaborate',
      text: 'Share inspiration, review designs and manage the project in one place.',
      tiles: [true, true, false, true],
    },
    {
      title: 'Complete Your Project',
      text: 'Receive your final designs and give feedback.',
      tiles: [true, true, true, true],
    },
  ];
  return (
    <section className={`wrap ${styles.section}`} id={HOW_IT_WORKS}>
      <div className={styles.sectionHead}>
        <h2>How It Works</h2>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, text, tiles }, step) => (
          <li key={title}>
            <span className={styles.quad} aria-hidden="true">
              {tiles.map((isThere, tile) => (
                <i key={tile} className={isThere ? styles.there : undefined} />
              ))}
            </span>
            <h3>
              {step + 1}. {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
