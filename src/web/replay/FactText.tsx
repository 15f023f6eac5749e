import { unbroken } from '#web/ui/figures/format.ts'
import classes from './FactText.module.css'

const ADDRESS = /^https?:\/\/\S+$/

/** What is said of a thing. An address of the web is a link that reads as the place it leads to. */
export const FactText = ({ text }: { text: string }) =>
  ADDRESS.test(text) && URL.canParse(text) ? (
    <a href={text} target="_blank" rel="noopener noreferrer">
      <bdi>{new URL(text).host}</bdi>
    </a>
  ) : (
    <bdi className={classes['text']}>{unbroken(text)}</bdi>
  )
