import { PRODUCT_NAME, SUPPORT_EMAIL } from '../../lib/site/product.ts';
import { openConsentBanner } from '../../lib/site/consent.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import styles from '../../ui/page/reading-page.module.css';

export default function Privacy() {
  const mail = (
    <a className="link" href={`mailto:${SUPPORT_EMAIL}`}>
      {SUPPORT_EMAIL}
    </a>
  );
  return (
    <article className={styles.page}>
      <PageHead
        title="Privacy Policy"
        path={paths.privacy}
        description={`What ${PRODUCT_NAME} knows about you, what it uses that for, who sees it, how long it is kept, and what you can do about it.`}
      />
      <h1>Privacy Policy</h1>
      <p className="muted">Last updated April 14, 2025</p>
      <p>
        {`This policy says what ${PRODUCT_NAME} knows about you, why, who else sees it, how long it is kept, and
        what you can do about it. It covers this website and the accounts on it. Questions go to `}
        {mail}.
      </p>

      <h2>Personal data we collect</h2>
      <p>We collect what you give us, and nothing from anybody else:</p>
      <ul>
        <li>First and last name</li>
        <li>Email address</li>
        <li>Phone number, if you give one</li>
        <li>Country</li>
        <li>The languages you speak</li>
        <li>
          Professional information (designers): portfolio projects with their photos and descriptions, your
          profile photo and, if you give them, a few words about yourself and usual budgets
        </li>
        <li>
          Design preferences (clients): descriptions of your projects, budgets, and links to pictures that
          inspire you
        </li>
        <li>{`Messages you send through ${PRODUCT_NAME}, to us or to each other`}</li>
      </ul>
      <p>
        Passwords are stored as salted hashes only; nobody can read yours. Our server keeps technical records
        of requests, with network addresses, for as long as it takes to find faults and stop misuse.
      </p>

      <h2>What we use it for</h2>
      <ul>
        <li>To run your account and keep it safe.</li>
        <li>
          To match clients with designers. Matching compares what projects and portfolios show and say: style,
          rooms, scope, budget, country and language. It does not look at names, email addresses or phone
          numbers, and every match comes with its reasons.
        </li>
        <li>To carry messages between people who write to each other, and to answer you.</li>
        <li>With your consent only: to count how often each page is looked at.</li>
      </ul>
      <p>
        We do these things because you asked for the service (your account, matching, messages), because you
        agreed (counting), or because keeping the service safe is in everybody’s interest. A match is a
        suggestion made by software; no decision with legal effect is made about you by a machine.
      </p>

      <h2>Who sees it</h2>
      <ul>
        <li>
          Clients who match see a designer’s name, country, languages, photo, portfolio and description.
        </li>
        <li>
          Everybody sees the same of a designer who switches the public page on, with the usual budget, the
          website and the reviews, until it is switched off. A review names the client’s first name and the
          project.
        </li>
        <li>
          Designers who match see a client’s project: its name, description, country, budget and inspiration
          pictures, but not who the client is. If the client writes to them, they also see the client’s name.
        </li>
        <li>Companies that run servers or deliver email for us, on our instructions.</li>
        <li>Authorities, where the law obliges us.</li>
      </ul>
      <p>
        {`Email addresses and phone numbers are shown to nobody, unless their owner shares them in a conversation.
        We do not sell personal data, and there is no advertising on ${PRODUCT_NAME}.`}
      </p>

      <h2>Cookies and your browser</h2>
      <p>
        We set one cookie, when you sign in or open an account: by it we know your device again for 90 days,
        so that you can sign in at once while somebody else is guessing at your password. It is used for
        nothing else. Your browser’s local storage keeps the tokens of your session until you log out, and
        your choice about the categories below:
      </p>
      <ul>
        <li>Necessary: signing in and security. Always on.</li>
        <li>Functional: choices that make the pages handier.</li>
        <li>
          Analytics: a count per page and day, kept without your name, network address or any other mark of
          you.
        </li>
        <li>Marketing: not in use today.</li>
      </ul>
      <p>
        <button type="button" className={styles.textButton} onClick={openConsentBanner}>
          Change your choice
        </button>{' '}
        at any time.
      </p>

      <h2>Photos</h2>
      <p>
        Photos are kept as you uploaded them, out of public reach, and shown as copies without the place and
        camera data that files may contain. When you enter an inspiration link, our server fetches its title
        and picture, so that your browser does not have to tell that site who you are.
      </p>

      <h2>How long we keep it</h2>
      <p>
        {`We keep your data for as long as you have an account. What you delete disappears from ${PRODUCT_NAME}
        at once and from our backups within 30 days. When you ask us to close your account, we delete it with
        its profile, projects, photos and messages within 30 days, except what the law makes us keep.`}
      </p>

      <h2>Your rights</h2>
      <p>
        You can change your profile and delete your projects yourself at any time. You may also ask us to show
        you everything we hold about you, to hand it to you in a common format, to correct it, to delete it,
        or to stop using it; write to {mail} and we answer within 30 days. If you are not content with the
        answer, you may turn to the data protection authority of your country.
      </p>

      <h2>Where it is kept</h2>
      <p>
        Data is kept on servers that we run or rent. If it is processed outside your country, we make sure
        that it is protected there as well as at home.
      </p>

      <h2>Children</h2>
      <p>
        {`${PRODUCT_NAME} is for people of 18 and over. We delete accounts that turn out to belong to children.`}
      </p>

      <h2>Changes</h2>
      <p>
        If we change this policy in a way that matters, we say so on this page, with a new date, at least 30
        days before it takes effect.
      </p>

      <h2>Contact</h2>
      <p>For anything about your data, write to {mail}.</p>
    </article>
  );
}
