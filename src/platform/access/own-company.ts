/** Such permissions belong to people of companies only. */
export const ownCompany = ({ distributorId }: { readonly distributorId: string | null }): string => {
  if (distributorId === null) throw new Error('Staff have no company')
  return distributorId
}
