import { Link } from 'react-router';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '../../lib/site/product.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import styles from '../../ui/page/reading-page.module.css';

export default function Terms() {
  return (
    <article className={styles.page}>
      <PageHead
        title="Terms of Service"
        path={paths.terms}
        description={`The terms on which designers and clients use ${PRODUCT_NAME}: accounts, content, matches, fees, and how changes are announced.`}
      />
      <h1>Terms of Service</h1>
      <p className="muted">Last updated April 14, 2025</p>
      <p>{`By opening an account on ${PRODUCT_NAME} you agree to these terms. They are short on purpose.`}</p>

      <h2>{`What ${PRODUCT_NAME} is`}</h2>
      <p>
        {`${PRODUCT_NAME} is a marketplace. It introduces clients who have an interior or exterior design project
        to designers who may suit it. Contracts for design work are between the client and the designer; we
        are not a party to them, we do not set prices, and we do not supervise the work.`}
      </p>

      <h2>Your account</h2>
      <ul>
        <li>You must be 18 or over and able to make contracts.</li>
        <li>An account has one role: designer or client. One email address is one account.</li>
        <li>Give true information, keep it up to date, and keep your password to yourself.</li>
        <li>
          You answer for what happens under your account. Tell us at once if somebody else gets into it.
        </li>
      </ul>

      <h2>For designers</h2>
      <ul>
        <li>Show work that is yours, or that you may show, and say what your part in it was.</li>
        <li>Apply for a project only if you could take it on.</li>
        <li>Keep what clients tell you about their homes and budgets to yourself.</li>
      </ul>

      <h2>For clients</h2>
      <ul>
        <li>Describe projects that you really mean to have done, with the budget you have in mind.</li>
        <li>Agree with the designer on scope, price and dates before work begins, in writing.</li>
      </ul>

      <h2>Your content</h2>
      <p>
        {`What you upload stays yours. You allow us, without charge and for as long as it is on ${PRODUCT_NAME},
        to store it, to resize it, to have software read it for matching, and to show it where the product
        needs it. Upload only what you have the right to show, and nothing that is unlawful, misleading or
        hurtful. We may remove what breaks these rules; if we do, we tell you why.`}
      </p>

      <h2>Fair use</h2>
      <p>
        Do not try to get at other people’s data, collect content by machine, send advertising through
        messages, or put more load on the service than a person would.
      </p>

      <h2>Matches</h2>
      <p>
        Matches are suggestions made by software, with reasons that you can check. They are no promise that a
        project will succeed or that a designer is available, and no advice on whom to hire.
      </p>

      <h2>Fees</h2>
      <p>
        {`${PRODUCT_NAME} is free for now. Fees may be introduced later; nothing will be charged without your
        agreement.`}
      </p>

      <h2>What we answer for</h2>
      <p>
        {`We run ${PRODUCT_NAME} with care, but we cannot promise that it is always available or free of faults.
        We answer without limit where we act with intent or gross negligence and for harm to life and health;
        otherwise only for breaches of essential duties, up to the harm that could be expected. Nothing here
        takes away rights that the law gives you as a consumer.`}
      </p>

      <h2>Ending</h2>
      <p>
        {`You may stop using ${PRODUCT_NAME} and have your account deleted at any time. We may suspend or close
        accounts that break these terms or endanger others, with notice where that is possible. Agreements
        between clients and designers go on regardless.`}
      </p>

      <h2>Privacy</h2>
      <p>
        What we do with personal data is said in the{' '}
        <Link className="link" to={paths.privacy}>
          Privacy Policy
        </Link>
        .
      </p>

      <h2>Changes</h2>
      <p>
        We give at least 30 days’ notice of material changes to these terms, by email or in the product. If
        you do not agree, you may close your account before they take effect.
      </p>

      <h2>Contact</h2>
      <p>
        Questions go to{' '}
        <a className="link" href={`mailto:${SUPPORT_EMAIL}`}>
          {SUPPORT_EMAIL}
        </a>
        .
      </p>
    </article>
  );
}
