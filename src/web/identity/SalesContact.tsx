import { Avatar } from '#web/ui/page/Avatar.tsx'
import { useMe } from './me.ts'
import classes from './SalesContact.module.css'

/** Whom to ask at the provider: the company's sales representative, else the commercial director. */
export const SalesContact = ({ title }: { title: string }) => {
  const { data: me } = useMe()
  if (!me) return null
  const { firstname, lastname, email, phone, picture } = me.salesRepresentative ?? me.defaultContact
  return (
    <div className={classes['contact']}>
      <Avatar firstname={firstname} lastname={lastname} picture={picture} />
      <div className={classes['text']}>
        <p className={classes['title']}>{title}</p>
        <p className={classes['name']}>
          <bdi>
            {firstname} {lastname}
          </bdi>
        </p>
        <p className={classes['ways']}>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      </div>
    </div>
  )
}
