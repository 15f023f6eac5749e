import type { ComponentProps } from 'react'

import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

/** In place of a page that the server would refuse to this person: `says` who may open it. */
export const ClosedPage = ({ says, ...header }: ComponentProps<typeof PageHeader> & { says: string }) => (
  <>
    <PageHeader {...header} />
    <EmptyState>{says}</EmptyState>
  </>
)
