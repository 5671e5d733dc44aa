/** The parts of the story, one line each: their steps, hints and gems. The name is the one that places give as their `part`. */
export {};
