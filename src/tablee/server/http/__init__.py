"""The house over HTTP: everything but the play itself, which goes over the socket."""
