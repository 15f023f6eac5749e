import classes from './Figures.module.css'

/** 'PC-1042', '2026-000101': letters and digits with hyphens, at which a line would break. */
const CODE = /((?<![\p{L}\d-])(?=[\p{L}-]*\d)[\p{L}\d]+(?:-[\p{L}\d]+)+(?![\p{L}\d-]))/u

/** A code, or a text with codes in it: each of them on one line. */
export const CodeText = ({ value }: { value: string }) => {
  const parts = value.split(CODE)
  if (parts.length === 3 && parts[0] === '' && parts[2] === '')
    return (
      <bdi dir="ltr" className={classes['figure']}>
        {value}
      </bdi>
    )
  return (
    <bdi>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other.
          <span key={index} className={classes['figure']}>
            {part}
          </span>
        ),
      )}
    </bdi>
  )
}
