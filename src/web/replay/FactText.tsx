import { unbroken } from '#web/ui/figures/format.ts'
import { Text } from '#web/ui/page/Text.tsx'

const ADDRESS = /^https?:\/\/\S+$/

/** What is said of a thing. An address of the web is a link that reads as the place it leads to. */
export const FactText = ({ text }: { text: string }) =>
  ADDRESS.test(text) && URL.canParse(text) ? (
    <a href={text} target="_blank" rel="noopener noreferrer">
      <bdi>{new URL(text).host}</bdi>
    </a>
  ) : (
    <Text as="span" tone="plain" typed>
      <bdi>{unbroken(text)}</bdi>
    </Text>
  )
