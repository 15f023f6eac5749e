import { Box } from '#web/ui/layout/Box.tsx'
import { Text } from '#web/ui/page/Text.tsx'

/** What was written on a quote or a request, as it was typed. */
export const QuoteNote = ({ title, note }: { title: string; note: string }) => (
  <Box>
    <Text as="h3" size="label">
      {title}
    </Text>
    <Text tone="plain" typed>
      <bdi>{note}</bdi>
    </Text>
  </Box>
)
