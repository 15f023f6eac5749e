/** Where a figure comes from: the events behind it. */
export const figureTexts = {
  ask: 'Where does this come from?',
  askOf: (figure: string) => `Where does this come from? ${figure}`,
  title: (figure: string) => `Where it comes from: ${figure}`,
  was: 'Before',
  is: 'After',
  none: 'No event changed this yet.',
  see: 'See this step',
  audit: 'See this event',
}
