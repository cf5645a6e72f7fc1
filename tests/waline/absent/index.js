/** In place of the clients of two hosted databases, 80 MB that no test asks for; one is set up as soon as Waline is loaded. */
module.exports = { init: () => ({ database: () => ({ command: {} }) }) };
