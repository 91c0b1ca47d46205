import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PRODUCT_NAME } from '../../lib/site/product.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { paths } from '../../paths.ts';
import { Photo } from '../../ui/photos/photo.tsx';
import { roomPicture } from '../../ui/brand/rooms.ts';
import styles from './sign-up.module.css';

const choices = [
  {
    to: paths.signUpCustomer,
    title: "I'm a Client",
    text: 'I have a project and want a designer who fits it.',
    picture: roomPicture('scandinavian_kitchen_1_wide', 'Light kitchen with a timber island'),
    position: '50% 70%',
  },
  {
    to: paths.signUpDesigner,
    title: "I'm a Designer",
    text: 'I have a portfolio and want projects that suit it.',
    picture: roomPicture('industrial_office_1_wide', 'Studio desk against a brick wall'),
    position: '50% 60%',
  },
];

/** Chooses which kind of account to open. */
export default function SignUp() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title="Choose your role"
        path={paths.signUp}
        description={`Open an account on ${PRODUCT_NAME}: as a client with a design project, or as a designer with a portfolio.`}
      />
      <h1>Choose your role</h1>
      <p className="lede">An account has one role. Pick the one that fits you.</p>
      <div className={styles.roles}>
        {choices.map(({ to, title, text, picture, position }) => (
          <Link key={to} className={styles.role} to={to}>
            <Photo
              className={styles.photo}
              picture={picture}
              position={position}
              sizes="(max-width: 599.98px) 100vw, 36rem"
              isUrgent
            />
            <div className={styles.text}>
              <h2>{title}</h2>
              <p>{text}</p>
              <span className={styles.go}>
                <IconArrowRight size={20} stroke={1.5} aria-hidden="true" />
              </span>
            </div>
          </Link>
        ))}
      </div>
      <p>
        Already have an account?{' '}
        <Link className="link" to={paths.signIn}>
          Sign In
        </Link>
      </p>
    </div>
  );
}
