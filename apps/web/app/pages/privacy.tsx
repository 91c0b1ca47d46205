import { PRODUCT_NAME, pageTitle, SUPPORT_EMAIL } from '../lib/product.ts';
import styles from '../ui/reading-page.module.css';

export default function Privacy() {
  return (
    <article className={styles.page}>
      <title>{pageTitle('Privacy Policy')}</title>
      <h1>Privacy Policy</h1>
      <p className="muted">Last updated April 14, 2025</p>
      <p>
        This policy says what {PRODUCT_NAME} knows about you, why, and what you can do about it. It covers
        this website and the accounts on it.
      </p>
      <h2>What we collect</h2>
      <ul>
        <li>First and last name</li>
        <li>Email address</li>
        <li>Phone number, if you give one</li>
        <li>Country</li>
        <li>
          Designers: professional information, such as portfolio projects, photos, languages and usual budgets
        </li>
        <li>Clients: design preferences, such as project descriptions, budgets and inspiration links</li>
        <li>Messages you send us through the contact form</li>
      </ul>
      <h2>What we use it for</h2>
      <p>
        We use it to run your account, to match clients with designers, and to answer you. Matching looks at
        what projects and portfolios show and say: style, scope, budget, country and language. It does not
        look at names or email addresses.
      </p>
      <h2>Who sees it</h2>
      <p>
        Clients who match see a designer’s name, country, photo, portfolio and description. Designers who
        match see a client’s project: its name, description, country, budget and inspiration pictures, but not
        who the client is. We do not sell personal data.
      </p>
      <h2>Where it is kept</h2>
      <p>
        Your browser keeps the tokens of your session in its local storage until you log out. Passwords are
        stored only as salted hashes. Photos are shown without the place and camera data that files may
        contain.
      </p>
      <h2>Your choices</h2>
      <p>
        You can change your profile and delete your projects at any time. To see, correct or delete everything
        we hold about you, write to{' '}
        <a className="link" href={`mailto:${SUPPORT_EMAIL}`}>
          {SUPPORT_EMAIL}
        </a>
        .
      </p>
      <h2>Changes</h2>
      <p>
        If we change this policy in a way that matters, we will say so on this page before it takes effect.
      </p>
    </article>
  );
}
