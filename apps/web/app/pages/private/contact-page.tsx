import { ContactForm } from '../../features/contact/contact-form.tsx';
import { pageTitle } from '../../lib/site/product.ts';
import forms from '../../ui/fields/form.module.css';
import { PageHeader } from '../../ui/headings/page-header.tsx';
import { Photo } from '../../ui/photos/photo.tsx';
import { roomPicture, type RoomName } from '../../ui/brand/rooms.ts';
import styles from './contact-page.module.css';

/** The contact form, the same for both roles but for its picture. */
export function ContactPage({ room }: { room: RoomName }) {
  return (
    <div className={forms.page}>
      <title>{pageTitle('Contact Us')}</title>
      <div>
        <PageHeader
          title="Contact Us"
          subtitle="Share your thoughts, report a problem or ask a question. If your request is urgent, include IMPORTANT in the subject."
        />
        <ContactForm />
      </div>
      <aside className={forms.aside}>
        <Photo className={styles.photo} picture={roomPicture(room, '')} sizes="24rem" />
      </aside>
    </div>
  );
}
