import { PRODUCT_NAME, pageTitle, SUPPORT_EMAIL } from '../lib/product.ts';
import styles from '../ui/reading-page.module.css';

export default function Terms() {
  return (
    <article className={styles.page}>
      <title>{pageTitle('Terms of Service')}</title>
      <h1>Terms of Service</h1>
      <p className="muted">Last updated April 14, 2025</p>
      <p>By opening an account on {PRODUCT_NAME} you agree to these terms. They are short on purpose.</p>
      <h2>What {PRODUCT_NAME} is</h2>
      <p>
        {PRODUCT_NAME} is a marketplace. It introduces clients who have an interior or exterior design project
        to designers who may suit it. Contracts for design work are between the client and the designer; we
        are not a party to them.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>An account has one role: designer or client.</li>
        <li>Give true information, and keep your password to yourself.</li>
        <li>You answer for what happens under your account.</li>
      </ul>
      <h2>Your content</h2>
      <p>
        What you upload stays yours. You allow us to store it, to resize it and to show it where the product
        needs it. Upload only what you have the right to show, and nothing that is unlawful.
      </p>
      <h2>Matches</h2>
      <p>
        Matches are suggestions made by software, with reasons that you can check. They are no promise that a
        project will succeed or that a designer is available.
      </p>
      <h2>Fees</h2>
      <p>
        {PRODUCT_NAME} is free for now. Fees may be introduced later; nothing will be charged without your
        agreement.
      </p>
      <h2>Ending</h2>
      <p>
        You may stop using {PRODUCT_NAME} at any time. We may close accounts that break these terms or
        endanger others.
      </p>
      <h2>Changes</h2>
      <p>We give at least 30 days’ notice of material changes to these terms.</p>
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
