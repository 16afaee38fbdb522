/** The secret of a site in tests: deals that follow from it are the same in every run. */
export const TEST_SECRET = '5f0c1d7e92b84a36ad18e4c07b93f625';
