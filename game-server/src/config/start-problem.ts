/**
 * A reason why the server can't start that its operator can mend. The message is one line that says what is wrong
 * and the way out; whoever starts the process prints it without a stack and exits with 1.
 */
export class StartProblem extends Error {
  override name = "StartProblem";
}
