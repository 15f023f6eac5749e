/** Tells the sign-in page, as the state of its address, that a new password was set just before. */
export const PASSWORD_SET = 'password-set'
