import type { Me } from '#platform/access/permissions.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Services } from '#platform/services.ts'

/** Seals a text, or null, under its author's key, so that it goes when they are erased. */
export const sealedText = async <Text extends string | null>(
  { personal, me }: Pick<Services, 'personal'> & { readonly me: Me },
  text: Text,
): Promise<Sealed | Extract<Text, null>> =>
  text === null ? (text as Extract<Text, null>) : personal.seal(me.userId, text)
