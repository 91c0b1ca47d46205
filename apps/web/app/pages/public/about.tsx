import { PRODUCT_NAME } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ClosingCall } from '../../ui/page/closing-call.tsx';
import { Photo } from '../../ui/photos/photo.tsx';
import { roomPicture } from '../../ui/brand/rooms.ts';
import styles from './about.module.css';

const values = [
  {
    title: 'Style Compatibility First',
    text: 'Taste decides whether a project ends well, so we look at it before anything else, in words and in photos.',
  },
  {
    title: 'Respect for Creative Process',
    text: 'A designer is more than a price and a date. We show the work, say why it fits, and leave the rest to people.',
  },
  {
    title: 'Technology with a Human Touch',
    text: 'Software reads the portfolios nobody has time to read. Every match it suggests comes with reasons you can check.',
  },
];

export default function About() {
  return (
    <>
      <PageHead
        title="About Us"
        path={paths.about}
        description={`How ${PRODUCT_NAME} came about, and what it holds to: style compatibility first, respect for the creative process, technology with a human touch.`}
      />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.intro}>
          <div>
            <h1>Our Story</h1>
            <p className="lede">
              {`A tessera is one tile of a mosaic: the piece that fits. ${PRODUCT_NAME} exists to find it.`}
            </p>
          </div>
          <Photo
            className={styles.photo}
            picture={roomPicture(
              'contemporary_living_11_wide',
              'Living room with a walnut wall, a pale corner sofa and ring lights',
            )}
            sizes="(max-width: 899.98px) 100vw, 50vw"
            isUrgent
          />
        </div>
        <section className={styles.section}>
          <h2>The Journey That Started It All</h2>
          <div className={styles.text}>
            <p>
              It began with a question that many people with a room to change will know: there are thousands
              of designers, and most of them are good, so who is right for this one room? Directories answer
              with more profiles. Recommendations answer with whoever a friend happened to hire.
            </p>
            <p>
              Designers have the same trouble from the other side. Enquiries arrive for work they would never
              do, while the project they would love goes to somebody who was easier to find.
            </p>
            <p>
              So we set out to compare what really matters: the look a client is drawn to with the rooms a
              designer has made, the size of the task, the budget, the language spoken. And to say openly why
              two sides fit.
            </p>
          </div>
        </section>
        <section className={styles.section}>
          <h2>Our Mission</h2>
          <ul className={styles.values}>
            {values.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <ClosingCall />
      </div>
    </>
  );
}
