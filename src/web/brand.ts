import file from '#brand-file'

/** What administrators have changed since the app was built: the page brings it along. */
const changed = document.getElementById('brand')?.textContent

export default changed ? { ...file, ...(JSON.parse(changed) as Partial<typeof file>) } : file
