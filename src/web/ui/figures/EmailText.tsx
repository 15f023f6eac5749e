import { Fragment } from 'react'

/** An address that breaks before its @ where there is no room. */
export const EmailText = ({ email }: { email: string }) => (
  <bdi dir="ltr">
    {email.split(/(?=@)/).map((part) => (
      <Fragment key={part}>
        <wbr />
        {part}
      </Fragment>
    ))}
  </bdi>
)
