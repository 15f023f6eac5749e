import { IconPlus } from '@tabler/icons-react'

import { Button } from './Button.tsx'

/** Begins something new, from the head of a page or a card. */
export const AddButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button look="filled" icon={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={onClick}>
    {children}
  </Button>
)
