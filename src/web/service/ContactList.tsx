import { contactTexts as texts } from '#texts/tickets.ts'
import type { House } from '#web/house.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Card } from '#web/ui/page/Card.tsx'

/** Whom to write to or call, by subject; nothing where the provider names no one. */
export const ContactList = ({ contacts }: Pick<House, 'contacts'>) =>
  contacts.length > 0 && (
    <Card title={texts.title}>
      <Facts
        facts={Object.fromEntries(
          contacts.map(({ role, email, phone }) => [
            texts.roles[role],
            <Row key={role}>
              {email && (
                <a href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              )}
              {phone && (
                <a href={`tel:${phone.replaceAll(' ', '')}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              )}
            </Row>,
          ]),
        )}
      />
    </Card>
  )
