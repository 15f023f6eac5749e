/** What a forecast that is not saved says, whatever is wrong with it (specification 3 §8). */
export const NOT_SAVED = 'Error while creating forecast'
